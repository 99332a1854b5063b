import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../../components/ui/async'
import { ButtonLink } from '../../../../../components/ui/button'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { SkeletonLines } from '../../../../../components/ui/skeleton'
import { ApiError } from '../../../../../lib/api'
import { useSuggestedRegulations } from '../../api/regulations'
import { useRegulationLabels } from '../../regulation-labels'
import { regulationIndustryFor } from './industry-of-library'
import { NeedsPlan } from './needs-plan'
import { RiskBadge } from './risk-badge'

const SUGGESTIONS = 3

type SuggestedRegulationsProps = { industry: string | null | undefined; included: boolean }

/** The three rules that matter most in one's own line of work. */
export default function SuggestedRegulations({ industry, included }: SuggestedRegulationsProps) {
  const { t } = useTranslation('regulations')
  const label = useRegulationLabels()
  const own = regulationIndustryFor(industry)
  const regulations = useSuggestedRegulations(own, SUGGESTIONS, included)
  const { error } = regulations
  const needsPlan = !included || (error instanceof ApiError && error.code === 'regulations_need_a_plan')
  return (
    <Card aria-labelledby="suggested-title">
      <CardHeader
        id="suggested-title"
        title={t('suggested.title')}
        description={t('suggested.for', { industry: label.industry(own) })}
        action={
          !needsPlan && (
            <ButtonLink
              to={`/regulations?industry=${encodeURIComponent(own)}`}
              look="quiet"
              icon={<ArrowRight className="size-5 shrink-0" aria-hidden />}
            >
              {t('suggested.all')}
            </ButtonLink>
          )
        }
      />
      {needsPlan ? (
        <NeedsPlan />
      ) : (
        <Async
          query={regulations}
          failed={t('results.failed')}
          skeleton={<SkeletonLines lines={6} />}
          empty={<p className="text-muted">{t('suggested.none')}</p>}
        >
          {({ items }) => (
            <ul className="grid gap-4 md:grid-cols-3">
              {items.map(({ id, title, regulation_code, risk_level }) => (
                <li key={id}>
                  <Link
                    to={`/regulations/${id}`}
                    className="group grid h-full content-start gap-2 rounded-md border border-line p-4 hover:border-line-strong"
                  >
                    <span className="flex flex-wrap items-center justify-between gap-2">
                      <span className="tabular text-caption text-subtle">{regulation_code}</span>
                      <RiskBadge level={risk_level} />
                    </span>
                    <span className="font-strong group-hover:underline">{title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </Async>
      )}
    </Card>
  )
}
