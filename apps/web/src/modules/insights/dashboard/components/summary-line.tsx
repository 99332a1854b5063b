import { Skeleton } from '../../../../components/ui/skeleton'
import { useSummary } from '../api/dashboard'

/** The figures in a few sentences; the cards below say the same, so it is left out where it can't be fetched. */
export function SummaryLine() {
  const { data, isPending } = useSummary()
  if (isPending) return <Skeleton className="mb-4 h-6 w-full max-w-prose" />
  return data ? <p className="mb-4 max-w-prose text-muted">{data.summary}</p> : null
}
