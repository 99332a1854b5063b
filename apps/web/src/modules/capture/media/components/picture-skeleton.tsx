import type { CSSProperties } from 'react'
import { Skeleton } from '../../../../components/ui/skeleton'

/** The room that the viewer takes, its caption included, while the picture is on its way. */
export const PictureSkeleton = ({ shape = '4 / 3' }: { shape?: string }) => (
  <div className="grid gap-1">
    <div
      style={{ '--shape': shape } as CSSProperties}
      className="aspect-(--shape) max-h-(--stage,50dvh) w-full lg:max-h-(--stage,70dvh)"
    >
      <Skeleton className="size-full" />
    </div>
    <div className="h-control" />
  </div>
)
