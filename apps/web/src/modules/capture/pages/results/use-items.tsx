import { allows } from '@plumbline/contract/billing/plans'
import type { Violation } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { clock } from '../../../../lib/format'
import { AskAssistant } from '../../../assistant/pages/assistant-panel/assistant-toggle'
import type { ViolationItemProps } from '../../../findings/violations/components/detail/violation-item'
import { useUser } from '../../../identity/auth/session'
import { FindingTask } from '../../../work/pages/tasks/finding-task'
import { EvidenceCloseUp } from './evidence-close-up'
import type { Evidence } from './use-evidence'

type ItemActions = {
  onChanged: (violation: Violation) => void
  onSelect: (id: string) => void
  /** Opens the assistant with a question about it. */
  onAsk: (id: string) => void
  comesIntoView: boolean
}

/** What a finding shows and can do, the same in the list of a desk and in the sheet of a phone. */
export function useItems(evidence: Evidence, { onChanged, onSelect, onAsk, comesIntoView }: ItemActions) {
  const { t } = useTranslation('results')
  const { active, setActive, selected, select, numbers, kind } = evidence
  const lookUp = allows(useUser().subscriptionTier, 'regulations')
  return (violation: Violation): ViolationItemProps => {
    const { id, boundingBoxes, spans } = violation
    return {
      violation,
      number: numbers.get(id),
      active: active === id,
      selected: selected?.id === id,
      comesIntoView,
      onActive: over => setActive(over ? id : null),
      onSelect: () => onSelect(id),
      onChanged,
      onEditBox: boundingBoxes.length > 0 ? () => evidence.editBox(violation) : null,
      jumps:
        kind === 'video'
          ? spans.map(({ start, end }) => ({
              label: t('violation.jumpSpan', { from: clock(start), to: clock(end) }),
              go: () => {
                select(id)
                evidence.jump(start)
              },
            }))
          : [],
      lookUp,
      closeUp: boundingBoxes.length > 0 && <EvidenceCloseUp violation={violation} evidence={evidence} />,
      ask: <AskAssistant onClick={() => onAsk(id)} />,
      task: (
        <FindingTask
          violation={violation}
          onCreated={({ id, assignee }) => onChanged({ ...violation, hasTask: true, taskId: id, assignee })}
        />
      ),
    }
  }
}

export type ItemOf = ReturnType<typeof useItems>
