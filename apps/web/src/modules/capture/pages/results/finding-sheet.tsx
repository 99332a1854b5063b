import { X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/ui/icon-button'
import { SeverityBadge } from '../../../../components/ui/severity'
import { useMessages } from '../../../../lib/messages'
import { Corrections } from '../../../findings/violations/components/detail/corrections'
import { FindingDetails } from '../../../findings/violations/components/detail/finding-details'
import { NumberPin } from '../../../findings/violations/components/detail/number-pin'
import { VerdictBadge } from '../../../findings/violations/components/detail/verdict-badge'
import { Jumps } from '../../../findings/violations/components/detail/violation-item'
import { EvidenceEdit } from './evidence-edit'
import { FindingSteps } from './finding-steps'
import type { Evidence } from './use-evidence'
import type { ItemOf } from './use-items'

type FindingSheetProps = { evidence: Evidence; analysisId: string; itemOf: ItemOf }

/** A sideways swipe at least this long, and clearly not a scroll. */
const SWIPE_DISTANCE = 60

/**
 * On a phone: the selected finding, or the box that is being drawn, under the picture. The picture above it stays
 * visible and can be touched, so it is no modal dialog.
 */
export function FindingSheet({ evidence, analysisId, itemOf }: FindingSheetProps) {
  const { selected, edit } = evidence
  if (edit) {
    return (
      <Sheet onClose={evidence.stopEditing}>
        <div className="overflow-y-auto p-4">
          <EvidenceEdit evidence={evidence} analysisId={analysisId} />
        </div>
      </Sheet>
    )
  }
  return selected && <SelectedFinding evidence={evidence} itemOf={itemOf} />
}

function SelectedFinding({ evidence, itemOf }: Pick<FindingSheetProps, 'evidence' | 'itemOf'>) {
  const { t } = useTranslation()
  const messages = useMessages()
  const title = useRef<HTMLHeadingElement>(null)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const { selected, ordered, select } = evidence
  const id = selected?.id
  // The sheet is announced and takes the keys whenever it shows another finding.
  useEffect(() => {
    if (id) title.current?.focus({ preventScroll: true })
  }, [id])
  if (!selected) return null

  const close = () => select(null)
  const swiped = (event: TouchEvent) => {
    const end = event.changedTouches[0]
    if (!touch.current || !end) return
    const [dx, dy] = [end.clientX - touch.current.x, end.clientY - touch.current.y]
    const index = ordered.findIndex(each => each.id === id)
    const next = ordered[index + (dx < 0 ? 1 : -1)]
    if (next && index >= 0 && Math.abs(dx) > SWIPE_DISTANCE && Math.abs(dx) > 2 * Math.abs(dy))
      select(next.id)
  }
  const words = messages.violation(selected)
  const { number, jumps, lookUp, task, ask, onChanged, onEditBox } = itemOf(selected)
  return (
    <Sheet
      onClose={close}
      onTouchStart={({ touches }) => {
        const start = touches[0]
        touch.current = start ? { x: start.clientX, y: start.clientY } : null
      }}
      onTouchEnd={swiped}
    >
      <div className="flex items-center justify-between border-b border-line pr-1 pl-4">
        <span className="flex flex-wrap items-center gap-2">
          <NumberPin number={number} severity={selected.severity} />
          <SeverityBadge severity={selected.severity} />
          <VerdictBadge verdict={selected.verdict} />
        </span>
        <span className="flex items-center">
          <FindingSteps evidence={evidence} />
          <IconButton label={t('action.close')} onClick={close}>
            <X className="size-5" aria-hidden />
          </IconButton>
        </span>
      </div>
      <div key={selected.id} className="grid min-h-0 gap-3 overflow-y-auto overscroll-contain px-4 py-3">
        <div>
          <h2 id="sheet-title" ref={title} tabIndex={-1} className="text-title font-strong outline-none">
            {words.type}
          </h2>
          <p className="text-muted">{words.description}</p>
          <div className="-ml-4">{ask}</div>
        </div>
        <Jumps jumps={jumps} />
        <FindingDetails violation={selected} lookUp={lookUp} />
      </div>
      <div className="grid gap-1 border-t border-line px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] [&>*]:w-full">
        <Corrections violation={selected} onChanged={onChanged} onEditBox={onEditBox} stacked />
        {task}
      </div>
    </Sheet>
  )
}

type SheetProps = {
  onClose: () => void
  onTouchStart?: (event: TouchEvent) => void
  onTouchEnd?: (event: TouchEvent) => void
  children: ReactNode
}

function Sheet({ onClose, children, ...swiping }: SheetProps) {
  const cameFrom = useRef<Element | null>(null)
  const [maxHeight, setMaxHeight] = useState<number>()
  // The picture is at the top of the page; where the list was scrolled to comes back afterwards.
  useEffect(() => {
    const scrolled = scrollY
    cameFrom.current = document.activeElement
    scrollTo({ top: 0 })
    const picture = document.querySelector('[data-stage]')?.getBoundingClientRect()
    if (picture) setMaxHeight(Math.max(innerHeight * 0.45, innerHeight - picture.bottom))
    return () => {
      scrollTo({ top: scrolled })
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby="sheet-title"
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
      {...swiping}
      style={{ maxHeight }}
      className="fixed inset-x-0 bottom-0 z-40 flex max-h-[50dvh] animate-appear flex-col rounded-t-lg border-t border-line bg-raised shadow-raised"
    >
      {children}
    </div>
  )
}
