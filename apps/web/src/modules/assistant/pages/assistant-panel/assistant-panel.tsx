import type { Violation } from '@plumbline/contract/findings/violations'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../components/ui/icon-button'
import { useMessages } from '../../../../lib/messages'
import { isTyping } from '../../../../lib/typing'
import { useIsWide } from '../../../../lib/use-media-query'
import { useCreateAnswerTask } from '../../../work/pages/tasks/answer-task'
import Chat from '../../assistant/components/chat'
import { AssistantSheet } from './assistant-sheet'
import { RegulationNote } from './regulation-note'
import type { AssistantPanelState } from './use-assistant-panel'
import { useRelevantRegulation } from './use-relevant-regulation'

export type AssistantPanelProps = {
  panel: AssistantPanelState
  /** What the questions are about. */
  violation: Violation | null
  /** From one violation to the next. */
  steps?: ReactNode
}

/** The assistant beside a picture on a desk, under it on a phone. */
export default function AssistantPanel({ panel, violation, steps }: AssistantPanelProps) {
  const { t } = useTranslation('results')
  const isWide = useIsWide()
  const element = useRef<HTMLElement & HTMLDivElement>(null)
  const { isOpen, hide } = panel
  useFocus(element, { isOpen, isWide })
  const head = (
    <>
      <h2 tabIndex={-1} id="assistant-panel-title" className="text-title font-strong outline-none">
        {t('copilot.title')}
      </h2>
      <span className="flex items-center">
        {steps}
        <IconButton label={t('copilot.hide')} onClick={hide}>
          <X className="size-5" aria-hidden />
        </IconButton>
      </span>
    </>
  )
  const body = <Body panel={panel} violation={violation} />
  if (!isWide) {
    return (
      <AssistantSheet ref={element} isOpen={isOpen} onClose={hide} head={head}>
        {body}
      </AssistantSheet>
    )
  }
  return (
    <section
      ref={element}
      hidden={!isOpen}
      aria-labelledby="assistant-panel-title"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        // What stands behind it stays open.
        event.preventDefault()
        hide()
      }}
      className="sticky top-18 h-[calc(100dvh-var(--above,6.5rem))] flex-col rounded-lg border border-line bg-surface not-[[hidden]]:flex"
    >
      <div className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">{head}</div>
      {body}
    </section>
  )
}

/**
 * It takes the keys when it opens: on a desk to send what is typed in already; on a phone its title, because the
 * keyboard would cover the picture. Who types elsewhere by the time it has loaded goes on typing there. When it closes
 * the keys go back to where they were.
 */
function useFocus(
  panel: RefObject<HTMLElement | null>,
  { isOpen, isWide }: Record<'isOpen' | 'isWide', boolean>,
) {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const { current: element } = panel
    if (!isOpen || !element) return
    opener.current = document.activeElement
    if (!isTyping(opener.current)) takeFocus(element, isWide)
    return () => {
      const { activeElement } = document
      if (activeElement !== document.body && !element.contains(activeElement)) return
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [isOpen, isWide, panel])
}

function takeFocus(element: HTMLElement, isWide: boolean) {
  const box = element.querySelector('textarea')
  const target = isWide && box && !box.disabled ? box : element.querySelector('h2')
  target?.focus({ preventScroll: true })
  if (target === box) box?.setSelectionRange(box.value.length, box.value.length)
}

function Body({ panel, violation }: Pick<AssistantPanelProps, 'panel' | 'violation'>) {
  const { t } = useTranslation('results')
  const messages = useMessages()
  const createTask = useCreateAnswerTask()
  const found = useRelevantRegulation(violation)
  const words = violation && messages.violation(violation)
  const name = words?.type ?? null
  const { regulation } = found
  return (
    <>
      <div className="border-b border-line">
        <RegulationNote name={name} found={found} />
      </div>
      <div data-scrolls className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-4 pt-4">
        <Chat
          assistant="copilot"
          compact
          question={name ? t('copilot.explain', { name }) : ''}
          sessionId={panel.sessionId}
          onSession={panel.onSession}
          onNew={() => panel.onSession(null)}
          onCreateTask={createTask}
          context={
            violation && words
              ? {
                  violation_id: violation.id,
                  violation_type: words.type,
                  violation_description: words.description,
                  severity: violation.severity,
                  location: violation.location,
                  detected_at: violation.date,
                  regulation_codes: violation.regulationCodes,
                  ...(regulation && { regulation: { id: regulation.id, code: regulation.regulation_code } }),
                }
              : undefined
          }
        />
      </div>
    </>
  )
}
