import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input } from './input'

/** Long enough that a word is typed in one go, short enough that nobody waits for it. */
const PAUSE = 300

type SearchInputProps = {
  value: string
  onSearch: (text: string) => void
  placeholder?: string
  /** Where no field above it names it. */
  label?: string
}

/** Asks once the typing pauses, or at Enter; follows when the value changes from outside. */
export function SearchInput({ value, onSearch, placeholder, label }: SearchInputProps) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const latest = useRef(onSearch)
  latest.current = onSearch

  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setText(value)
  }, [value])

  const ask = (wanted: string) => {
    if (wanted.trim() === asked.current) return
    asked.current = wanted.trim()
    latest.current(wanted.trim())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    const timer = setTimeout(() => ask(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="relative">
      <Search
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-subtle"
        aria-hidden
      />
      <Input
        type="search"
        aria-label={label}
        className="pl-10"
        maxLength={200}
        value={text}
        placeholder={placeholder}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) ask(text)
        }}
      />
    </div>
  )
}
