import { useTranslation } from 'react-i18next'
import { Async } from '../../../../../components/ui/async'
import { Card } from '../../../../../components/ui/card'
import { useFormats } from '../../../../../lib/format'
import { type TrendsQuery, useRisks } from '../../api/dashboard'

const SHOWN = 6

/** The most frequent kinds of hazards, as bars beside their figures: nothing to look up. */
export function RisksCard({ query }: { query: TrendsQuery }) {
  const { t } = useTranslation('trends')
  const { t: label } = useTranslation('labels')
  const { number } = useFormats()
  const risks = useRisks(query)
  return (
    <Card aria-labelledby="risks-title" className="min-w-0">
      <h3 id="risks-title" className="text-title font-strong">
        {t('risks.title')}
      </h3>
      <p className="mb-4 text-muted">{t('risks.explain')}</p>
      <Async query={risks} empty={<p className="text-muted">{t('risks.none')}</p>}>
        {counts => (
          <ol className="grid grid-cols-1 gap-3">
            {counts.slice(0, SHOWN).map(({ category, count }) => (
              <li key={category} className="grid grid-cols-1 gap-1">
                <span className="flex justify-between gap-4">
                  <span className="min-w-0 truncate">{label(`category.${category}`, category)}</span>
                  <span className="tabular font-strong">{number(count)}</span>
                </span>
                <span className="h-2 rounded-full bg-sunken" aria-hidden>
                  <span
                    className="block h-full rounded-full bg-muted"
                    style={{ width: `${(count / Math.max(1, counts[0]?.count ?? 1)) * 100}%` }}
                  />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Async>
    </Card>
  )
}
