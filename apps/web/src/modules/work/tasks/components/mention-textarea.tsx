import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../../components/ui/avatar'
import { Textarea } from '../../../../components/ui/input'
import { cx } from '../../../../lib/cx'
import { useMembers } from '../api/members'
import { mentionAt, peopleFor } from '../mentions'

type MentionTextareaProps = { value: string; onChange: (text: string) => void }

/** An @ offers the members; arrows and Enter choose one, and so does a finger. */
export function MentionTextarea({ value, onChange }: MentionTextareaProps) {
  const { t } = useTranslation('tasks')
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const members = useMembers()
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const mention = caret === null ? null : mentionAt(value, caret)
  const people = mention ? peopleFor(members, mention.query) : []
  const isOpen = people.length > 0

  const choose = (name: string) => {
    if (!mention || caret === null) return
    const before = `${value.slice(0, mention.start)}@${name} `
    onChange(before + value.slice(caret))
    setCaret(null)
    // The text is in place after the next paint.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(before.length, before.length)
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return
    const person = people[active]
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: people.length - 1 }
    const step = moves[event.key]
    if (step) setActive((active + step) % people.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person.name)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
  }

  return (
    <div className="grid gap-2">
      <Textarea
        ref={area}
        rows={3}
        maxLength={10_000}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          setCaret(currentTarget.selectionStart)
          setActive(0)
        }}
        onBlur={() => setCaret(null)}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={t('notes.people')}
          className="rounded-lg border border-line bg-raised shadow-raised"
        >
          {people.map(({ id: personId, name }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which points at the active one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text handles the keys
            <div
              key={personId}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // The text would lose the focus before the click arrives.
              onPointerDown={event => event.preventDefault()}
              onClick={() => choose(name)}
              className={cx(
                'flex min-h-control cursor-pointer items-center gap-3 px-3 first:rounded-t-lg last:rounded-b-lg hover:bg-sunken',
                index === active && 'bg-sunken',
              )}
            >
              <Avatar name={name} />
              {name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
