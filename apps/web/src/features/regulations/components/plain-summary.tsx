import { regulationSummary } from '@plumbline/contract/regulations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../components/ui/async'
import { Card, CardHeader } from '../../../components/ui/card'
import { SkeletonLines } from '../../../components/ui/skeleton'
import { queryFor } from '../../../lib/query'

type PlainSummaryProps = { id: string; known: string }

/** What the rule asks of people on site, without the law's words; what stands above it already is not said again. */
export function PlainSummary({ id, known }: PlainSummaryProps) {
  const { t } = useTranslation('regulations')
  const plain = useQuery(queryFor(regulationSummary, { params: { id } }))
  return (
    <Card aria-labelledby="plain-summary">
      <CardHeader id="plain-summary" title={t('detail.plain')} />
      <Async query={plain} failed={t('detail.plainFailed')} skeleton={<SkeletonLines lines={4} />}>
        {({ summary, points, language }) => (
          <div lang={language ?? undefined} className="grid max-w-prose gap-3">
            {(summary !== known || points.length === 0) && <p>{summary}</p>}
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
