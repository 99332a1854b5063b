import type { generatePlan, PlanAction } from '@plumbline/contract/assistant/assistant-page'
import type { ResponseOf } from '@plumbline/contract/endpoint'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../../components/ui/async'
import { Button } from '../../../../../components/ui/button'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { SkeletonLines } from '../../../../../components/ui/skeleton'
import { useFormats } from '../../../../../lib/format'
import { usePlan } from '../../api/plan'

type Plan = ResponseOf<typeof generatePlan>
export type PlanCardProps = {
  violationId: string
  /** Whether the plan of the organization includes the regulation library. */
  hasLibrary: boolean
}

/** What to do about a violation by the hierarchy of controls; made when somebody asks for it. */
export default function PlanCard({ violationId, hasLibrary }: PlanCardProps) {
  const { t } = useTranslation('plan')
  const [open, setOpen] = useState(false)
  const plan = usePlan(violationId, open)
  return (
    <Card aria-labelledby="plan-title">
      <CardHeader
        id="plan-title"
        title={t('title')}
        description={t('intro')}
        action={
          <Button
            look="secondary"
            icon={<ListChecks className="size-5" aria-hidden />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'hide' : 'make')}
          </Button>
        }
      />
      {open && (
        <Async query={plan} failed={t('failed')} skeleton={<SkeletonLines lines={6} />}>
          {found => <Stages plan={found} hasLibrary={hasLibrary} />}
        </Async>
      )}
    </Card>
  )
}

type StagesProps = { plan: Plan; hasLibrary: boolean }

function Stages({ plan, hasLibrary }: StagesProps) {
  const { t } = useTranslation('plan')
  const stages = [...new Set(plan.actions.map(({ stage }) => stage))]
  return (
    <ol className="grid gap-4">
      {stages.map(stage => (
        <li key={stage} className="grid gap-2">
          <h3 className="font-strong">{t(`stage.${stage}`)}</h3>
          <ul className="grid gap-3">
            {plan.actions
              .filter(action => action.stage === stage)
              .map(action => (
                <Action key={action.text} action={action} sources={hasLibrary ? plan.sources : []} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type ActionProps = { action: PlanAction; sources: Plan['sources'] }

function Action({ action: { text, who, due, codes }, sources }: ActionProps) {
  const { t } = useTranslation('plan')
  const { date } = useFormats()
  return (
    <li className="grid gap-0.5 border-l-2 border-line-strong pl-3">
      <span className="break-words">{text}</span>
      <span className="text-caption text-muted">
        {who} · {t('by', { day: date(`${due}T12:00`) })}
      </span>
      {codes.length > 0 && (
        <span className="flex flex-wrap gap-x-3 text-caption">
          {codes.map(code => (
            <Code key={code} code={code} id={sources.find(source => source.code === code)?.regulation_id} />
          ))}
        </span>
      )}
    </li>
  )
}

const Code = ({ code, id }: { code: string; id: string | undefined }) =>
  id ? (
    <Link to={`/regulations/${id}`} className="flex min-h-6 items-center underline max-lg:min-h-12">
      {code}
    </Link>
  ) : (
    <span className="text-subtle">{code}</span>
  )
