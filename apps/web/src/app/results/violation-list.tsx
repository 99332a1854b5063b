import type { Severity } from '@plumbline/contract/options'
import type { Violation } from '@plumbline/contract/violations'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityIcon } from '../../components/ui/severity'
import { useUser } from '../../features/auth/session'
import { isFree } from '../../features/billing/subscription-status'
import { clock } from '../../features/media/sound/peaks'
import { CreateRemediationTask } from '../../features/tasks/components/create-remediation-task'
import { ViolationItem } from '../../features/violations/components/detail/violation-item'
import { EvidenceCloseUp } from './evidence-close-up'
import type { Evidence } from './use-evidence'

type ViolationListProps = {
  groups: readonly { severity: Severity; violations: readonly Violation[] }[]
  dismissed: readonly Violation[]
  evidence: Evidence
  onSelect: (violation: Violation) => void
  onChanged: (violation: Violation) => void
}

const tones: Record<Severity, string> = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' }

export function ViolationList({ groups, dismissed, ...shared }: ViolationListProps) {
  const { t } = useTranslation('results')
  return (
    <>
      {groups
        .filter(({ violations }) => violations.length > 0)
        .map(({ severity, violations }) => (
          <Group
            key={severity}
            title={
              <>
                <SeverityIcon severity={severity} className={`size-4 ${tones[severity]}`} />
                {t(`card.risk.${severity}`)}
              </>
            }
            violations={violations}
            {...shared}
          />
        ))}
      {dismissed.length > 0 && (
        <details className="group">
          <summary className="flex min-h-control cursor-pointer items-center gap-1 text-muted">
            <ChevronRight className="size-4 shrink-0 group-open:rotate-90" aria-hidden />
            {t('card.dismissed', { count: dismissed.length })}
          </summary>
          <Items violations={dismissed} {...shared} />
        </details>
      )}
    </>
  )
}

type ItemsProps = Omit<ViolationListProps, 'groups' | 'dismissed'> & { violations: readonly Violation[] }

function Group({ title, ...items }: ItemsProps & { title: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 flex items-center gap-2 font-strong">
        {title}
      </h3>
      <Items {...items} />
    </section>
  )
}

function Items({ violations, evidence, onSelect, onChanged }: ItemsProps) {
  const { t } = useTranslation('results')
  const { kind, active, setActive, selected } = evidence
  const lookUp = !isFree(useUser().subscriptionTier)
  return (
    <ul className="grid gap-3">
      {violations.map(violation => {
        const { id, span, boundingBoxes } = violation
        return (
          <ViolationItem
            key={id}
            violation={violation}
            active={active === id}
            selected={selected?.id === id}
            onActive={over => setActive(over ? id : null)}
            onSelect={() => onSelect(violation)}
            onChanged={onChanged}
            onEditBox={boundingBoxes.length > 0 ? () => evidence.editBox(violation) : null}
            jump={
              span && kind === 'video'
                ? {
                    label: t('violation.jump', { time: clock(span.start) }),
                    go: () => {
                      onSelect(violation)
                      evidence.jump(span.start)
                    },
                  }
                : null
            }
            lookUp={lookUp}
            closeUp={
              boundingBoxes.length > 0 && <EvidenceCloseUp violation={violation} evidence={evidence} />
            }
            task={
              <CreateRemediationTask
                violation={violation}
                onCreated={taskId => onChanged({ ...violation, hasTask: true, taskId })}
              />
            }
          />
        )
      })}
    </ul>
  )
}
