import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Outcome, useFaultWords } from '../../api/feeds'

/** What each feed brought, or why it was skipped. */
export function FeedOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('regulations')
  const faultWords = useFaultWords()
  return (
    <section aria-labelledby="feeds-outcome" className="rounded-md border border-line p-4">
      <h3 id="feeds-outcome" className="mb-2 font-strong">
        {t('feeds.outcome')}
      </h3>
      <ul className="grid gap-2">
        {outcome.feeds.map(({ id, name, added, known, error }) => (
          <li key={id} className="flex items-start gap-2">
            {error ? (
              <TriangleAlert className="mt-0.5 size-5 shrink-0 text-medium" aria-hidden />
            ) : (
              <CircleCheck className="mt-0.5 size-5 shrink-0 text-good" aria-hidden />
            )}
            <p className="min-w-0 break-words">
              <span className="font-strong">{name}</span>
              <br />
              {error
                ? faultWords(error)
                : [t('feeds.new', { count: added }), known > 0 && t('feeds.known', { count: known })]
                    .filter(Boolean)
                    .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
