import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../../components/ui/async'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { SkeletonLines } from '../../../../../components/ui/skeleton'
import { useRegulationSummary } from '../../api/regulations'

type SummaryProps = { regulation: Pick<Regulation, 'id' | 'summary' | 'description'> }

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What the rule asks of people on site, in everyday language. Left out where it would repeat the summary above it. */
export function PlainSummary({ regulation: { id, summary: known } }: SummaryProps) {
  const { t } = useTranslation('regulations')
  const plain = useRegulationSummary(id)
  const repeats = (summary: string) => lettersOf(summary) === lettersOf(known)
  if (plain.data && plain.data.points.length === 0 && repeats(plain.data.summary)) return null
  return (
    <Card aria-labelledby="plain-summary">
      <CardHeader id="plain-summary" title={t('detail.plain')} />
      <Async query={plain} failed={t('detail.plainFailed')} skeleton={<SkeletonLines lines={4} />}>
        {({ summary, points, language }) => (
          <div lang={language ?? undefined} className="grid max-w-prose gap-3">
            {!repeats(summary) && <p>{summary}</p>}
            {points.length > 0 && (
              <ul className="grid list-disc gap-1.5 pl-5 marker:text-subtle">
                {points.map(point => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Async>
    </Card>
  )
}

/** The text of the rule, where it says more than the list in plain language. */
export function FullDescription({ regulation: { id, summary, description } }: SummaryProps) {
  const { t } = useTranslation('regulations')
  const { data: plain, isPending } = useRegulationSummary(id)
  if (!description || isPending) return null
  const shown = [summary, plain?.points.join(''), plain && plain.summary + plain.points.join('')]
  if (shown.some(text => text && lettersOf(text) === lettersOf(description))) return null
  return (
    <Card aria-labelledby="regulation-description">
      <h2 id="regulation-description" className="mb-2 text-title font-strong">
        {t('field.description')}
      </h2>
      <p className="max-w-prose whitespace-pre-line">{description}</p>
    </Card>
  )
}
