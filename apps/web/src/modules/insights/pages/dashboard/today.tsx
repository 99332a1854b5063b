import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../../components/ui/states'
import { ViolationThumbnail } from '../../../findings/pages/violations/violation-thumbnail'
import type { TodayQuery } from '../../dashboard/api/dashboard'
import { DangersCard } from '../../dashboard/components/today/dangers-card'
import { MineCard } from '../../dashboard/components/today/mine-card'
import { TodaySkeleton } from './today-skeleton'

type TodayProps = { query: TodayQuery }

/** What to do now: what is dangerous, and what is one's own. */
export default function Today({ query }: TodayProps) {
  const { t } = useTranslation('dashboard')
  const { data, isPending, error, isFetching, refetch } = query
  if (isPending) return <TodaySkeleton />
  if (!data)
    return (
      <ErrorState
        error={error}
        title={t('dangers.failed')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="grid items-stretch gap-4 lg:grid-cols-2 lg:gap-6">
      <DangersCard
        dangers={data.dangers}
        thumbnail={violation => <ViolationThumbnail violation={violation} />}
      />
      <MineCard mine={data.mine} />
    </div>
  )
}
