import { ChevronDown, ChevronUp } from 'lucide-react'
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useVisibleArea } from '../../../../lib/use-visible-area'

type AssistantSheetProps = {
  ref: Ref<HTMLDivElement>
  isOpen: boolean
  onClose: () => void
  head: ReactNode
  children: ReactNode
}

/** Less than this is a tap on the handle. */
const DRAG_DISTANCE = 40
const MIN_SHARE = 0.45

/**
 * On a phone: the lower half of the screen. The picture above it stays visible and can be touched, so it is no modal
 * dialog. Its handle makes it as high as the screen and back.
 */
export function AssistantSheet({ ref, isOpen, onClose, head, children }: AssistantSheetProps) {
  const { t } = useTranslation('results')
  const visibleArea = useVisibleArea()
  const [isTall, setTall] = useState(false)
  const under = useRoomUnderPicture(isOpen)
  const drag = useDrag({
    onUp: () => setTall(true),
    onDown: () => (isTall ? setTall(false) : onClose()),
    onTap: () => setTall(!isTall),
  })
  const height = isTall ? '100dvh - 4.5rem' : `${under ?? 0}px`
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="false"
      aria-labelledby="assistant-panel-title"
      hidden={!isOpen}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      style={
        {
          ...visibleArea,
          height: `min(${height} - ${drag.offset}px, var(--visible-height, 100dvh) - 4.5rem)`,
          bottom: 'max(0px, 100% - var(--visible-top, 0px) - var(--visible-height, 100%))',
        } as CSSProperties
      }
      className="fixed inset-x-0 z-40 animate-appear flex-col rounded-t-lg border-t border-line bg-surface shadow-raised not-[[hidden]]:flex"
    >
      <button
        type="button"
        aria-label={t(isTall ? 'copilot.smaller' : 'copilot.larger')}
        {...drag.handlers}
        className="relative flex h-6 w-full shrink-0 touch-none items-center justify-center text-subtle before:absolute before:inset-x-0 before:-top-3 before:h-12"
      >
        {isTall ? (
          <ChevronDown className="size-5" aria-hidden />
        ) : (
          <ChevronUp className="size-5" aria-hidden />
        )}
      </button>
      <div className="flex shrink-0 items-center justify-between border-b border-line pr-1 pl-4">{head}</div>
      {children}
    </div>
  )
}

/** Scrolls the picture to the top while the sheet is open, and says how much room is left under it. */
function useRoomUnderPicture(isOpen: boolean) {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    if (!isOpen) return
    const scrolled = scrollY
    const picture = document.querySelector('[data-stage]')
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    const least = innerHeight * MIN_SHARE
    if (picture) {
      scrollTo({ top: picture.getBoundingClientRect().top + scrollY - header })
      setRoom(Math.max(least, innerHeight - picture.getBoundingClientRect().bottom))
    } else setRoom(least)
    return () => scrollTo({ top: scrolled })
  }, [isOpen])
  return room
}

type Moves = { onUp: () => void; onDown: () => void; onTap: () => void }

/** Follows the finger on the handle, then decides which way it went. */
function useDrag({ onUp, onDown, onTap }: Moves) {
  const start = useRef<number | null>(null)
  const hasMoved = useRef(false)
  const [offset, setOffset] = useState(0)
  const end = (to: number) => {
    setOffset(0)
    const moved = to - (start.current ?? to)
    start.current = null
    hasMoved.current = Math.abs(moved) > DRAG_DISTANCE
    if (hasMoved.current) (moved < 0 ? onUp : onDown)()
  }
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (start.current !== null) setOffset(clientY - start.current)
      },
      onPointerUp: ({ clientY }: PointerEvent) => end(clientY),
      onPointerCancel: ({ clientY }: PointerEvent) => end(clientY),
      // A browser sends one after a drag, too.
      onClick: () => {
        if (!hasMoved.current) onTap()
        hasMoved.current = false
      },
    },
  }
}
