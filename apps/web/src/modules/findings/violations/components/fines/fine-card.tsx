import type { FineBreakdown, FineEstimate, FineInputs } from '@plumbline/contract/findings/violation-insights'
import type { Violation } from '@plumbline/contract/findings/violations'
import type { Role } from '@plumbline/contract/options'
import { Settings2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Badge } from '../../../../../components/ui/badge'
import { Button } from '../../../../../components/ui/button'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { Disclosure } from '../../../../../components/ui/disclosure'
import { SkeletonLines } from '../../../../../components/ui/skeleton'
import { ApiError } from '../../../../../lib/api'
import { useFormats } from '../../../../../lib/format'
import { useMessages } from '../../../../../lib/messages'
import { useFineEstimate } from '../../api/violations'
import { FineInputsForm } from './fine-inputs-form'

const FineSettingsDialog = lazy(() => import('./fine-settings-dialog'))

type FineCardProps = { violation: Violation; role: Role }

/** What it may cost, with the arithmetic; never without the word that it is an estimate. */
export function FineCard({ violation, role }: FineCardProps) {
  const { t } = useTranslation('violations')
  const { t: common } = useTranslation()
  const [changing, setChanging] = useState(false)
  const [inputs, setInputs] = useState<FineInputs>({})
  const fine = useFineEstimate(violation, inputs)
  return (
    <Card aria-labelledby="fine-title">
      <CardHeader
        id="fine-title"
        title={t('fine.title')}
        action={fine.data?.breakdown && <Badge tone="info">{t('fine.label')}</Badge>}
      />
      {fine.isPending && <SkeletonLines lines={3} />}
      {fine.isError && !fine.data && (
        <Alert
          tone="danger"
          title={t('fine.errorTitle')}
          action={
            <Button look="secondary" loading={fine.isFetching} onClick={() => fine.refetch()}>
              {common('action.tryAgain')}
            </Button>
          }
        >
          {t(fine.error instanceof ApiError ? 'fine.unable' : 'fine.failed')}
        </Alert>
      )}
      {fine.data && (
        <div className="grid gap-4">
          <Estimate fine={fine.data} />
          {fine.data.breakdown && (
            <FineInputsForm used={fine.data.breakdown.inputs} changed={inputs} onChange={setInputs} />
          )}
          {fine.data.breakdown && role !== 'user' && (
            <Button
              look="secondary"
              className="justify-self-start"
              icon={<Settings2 className="size-5" aria-hidden />}
              onClick={() => setChanging(true)}
            >
              {t('fine.settings.open')}
            </Button>
          )}
        </div>
      )}
      {changing && (
        <Suspense fallback={null}>
          <FineSettingsDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Estimate({ fine: { estimate, messages, breakdown } }: { fine: FineEstimate }) {
  const { t } = useTranslation('violations')
  const { money, percent, date } = useFormats()
  const { formatAll, format } = useMessages('fines')
  if (estimate === null || !breakdown) return <p className="text-muted">{formatAll(messages)}</p>
  return (
    <>
      <p className="tabular text-heading font-strong" aria-live="polite">
        {estimate === 0 ? t('fine.noFine') : money(estimate)}
      </p>
      <table className="tabular w-full text-left">
        <caption className="mb-1 text-left text-caption font-strong">{t('fine.working')}</caption>
        <tbody>
          <Line name={t('fine.base', { gravity: t(`fine.gravity.${breakdown.gravity}`) })}>
            {money(breakdown.base)}
          </Line>
          {breakdown.adjustments.map(({ factor, effect, percent: share, after }) => (
            <Line
              key={factor}
              name={t(`fine.factor.${factor}`)}
              change={t(`fine.effect.${effect}`, { share: percent(Math.abs(share) / 100) })}
            >
              {money(after)}
            </Line>
          ))}
          {breakdown.limit && <Line name={t(`fine.limit.${breakdown.limit}`)}>{money(estimate)}</Line>}
        </tbody>
      </table>
      {breakdown.otherCases.length > 0 && <OtherCases cases={breakdown.otherCases} />}
      <Disclosure
        title={t('fine.rationale')}
        titleClass="font-strong lg:min-h-6"
        compact
        className="text-caption text-muted"
      >
        <ul className="mt-1 grid list-disc gap-1 pl-5">
          {messages.map(line => (
            <li key={`${line.code} ${line.text}`}>{format(line)}</li>
          ))}
        </ul>
      </Disclosure>
      <p className="text-caption text-subtle">
        {t('fine.maxima', { maximum: money(breakdown.maximum), date: date(breakdown.maximaSince) })}
      </p>
    </>
  )
}

function OtherCases({ cases }: { cases: FineBreakdown['otherCases'] }) {
  const { t } = useTranslation('violations')
  const { money } = useFormats()
  const figure = ({ amount, upTo, perDay }: (typeof cases)[number]) => {
    if (amount === 0) return t('fine.cases.none')
    if (upTo) return t('fine.cases.upTo', { amount: money(amount) })
    return perDay ? t('fine.cases.perDay', { amount: money(amount) }) : money(amount)
  }
  return (
    <table className="tabular w-full text-left">
      <caption className="mb-1 text-left text-caption font-strong">{t('fine.cases.title')}</caption>
      <tbody>
        {cases.map(each => (
          <Line key={each.classifiedAs} name={t(`fine.cases.${each.classifiedAs}`)}>
            {figure(each)}
          </Line>
        ))}
      </tbody>
    </table>
  )
}

type LineProps = { name: string; change?: string; children: ReactNode }

/** One step of the arithmetic. */
const Line = ({ name, change, children }: LineProps) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-1.5 pr-2 font-normal">
      {name}
    </th>
    <td className="py-1.5 text-right text-muted">{change}</td>
    <td className="py-1.5 pl-4 text-right">{children}</td>
  </tr>
)
