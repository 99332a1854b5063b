import { Search } from 'lucide-react'
import { type KeyboardEvent, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../lazy-page'
import type { OverlaysProps } from './overlays'

const Overlays = lazyPage<OverlaysProps>(() => import('./overlays'), 'search', 'findings', 'hazards')

/** Opens the palette or the list of keys. Until the palette is there, a box in its place takes what is typed. */
export function OverlayHost({ overlay, onShow }: Omit<OverlaysProps, 'early'>) {
  const [opener] = useState(() => document.activeElement)
  const [typed, setTyped] = useState('')
  const [hasEntered, setEntered] = useState(false)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onShow(null)
    setEntered(key === 'Enter')
  }
  return (
    <Suspense
      fallback={overlay === 'palette' && <WaitingBox text={typed} onType={setTyped} onKeyDown={onKeyDown} />}
    >
      <Overlays overlay={overlay} onShow={onShow} early={{ typed, hasEntered, opener }} />
    </Suspense>
  )
}

type WaitingBoxProps = {
  text: string
  onType: (text: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function WaitingBox({ text, onType, onKeyDown }: WaitingBoxProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  // Within the tap that opened it: a phone shows its keyboard only then.
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div className="fixed inset-0 z-50 bg-veil">
      <label className="flex items-center gap-3 border-line bg-raised px-4 shadow-raised max-sm:h-full max-sm:items-start sm:mx-auto sm:mt-[12dvh] sm:max-w-dialog sm:rounded-lg sm:border">
        <Search className="size-5 shrink-0 text-subtle max-sm:mt-4.5" aria-hidden />
        <span className="sr-only">{t('search.open')}</span>
        <input
          ref={box}
          value={text}
          autoComplete="off"
          onChange={event => onType(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-14 w-full min-w-0 bg-transparent text-[1rem] outline-none"
        />
      </label>
    </div>
  )
}
