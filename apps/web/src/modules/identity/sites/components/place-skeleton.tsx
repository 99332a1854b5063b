import { Skeleton } from '../../../../components/ui/skeleton'

/** The two fields of the place picker, on their way. */
export const PlaceSkeleton = () => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Skeleton className="h-19.5" />
    <Skeleton className="h-19.5" />
  </div>
)
