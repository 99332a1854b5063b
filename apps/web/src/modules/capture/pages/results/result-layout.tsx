import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx'

type ResultLayoutProps = {
  header: ReactNode
  picture: ReactNode
  /** What opens beside the picture on a desk. */
  panel?: ReactNode
  isPanelOpen?: boolean
  children: ReactNode
}

/**
 * On a phone the picture fills the width at the top; on a desk it stays in sight beside the list. A panel takes the
 * place of the list, which moves under the picture; a very wide screen has room for all three.
 */
export function ResultLayout({ header, picture, panel, isPanelOpen = false, children }: ResultLayoutProps) {
  return (
    <div
      className={cx(
        'grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-y-6',
        isPanelOpen &&
          'min-[112.5rem]:-mx-[calc((100vw-95.5rem)/2)] min-[112.5rem]:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_26rem]',
      )}
    >
      <div
        className={cx(
          'min-w-0 max-lg:order-2',
          isPanelOpen ? 'min-[112.5rem]:col-span-2' : 'lg:col-span-full',
        )}
      >
        {header}
      </div>
      {/* On a phone a picture reaches from edge to edge; what is read under a recording doesn't. */}
      <div
        className={cx(
          '-mx-4 -mt-6 grid min-w-0 gap-4 max-lg:order-1 sm:-mx-6 lg:top-18 lg:m-0 [&_[data-stage]]:scroll-mt-20',
          'max-lg:[&>section]:px-4 sm:max-lg:[&>section]:px-6',
          isPanelOpen ? 'min-[112.5rem]:sticky' : 'lg:sticky',
        )}
      >
        {picture}
      </div>
      {panel && (
        <div
          className={cx(
            'contents',
            isPanelOpen &&
              'lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:block lg:self-stretch min-[112.5rem]:col-start-3 min-[112.5rem]:row-span-2',
          )}
        >
          {panel}
        </div>
      )}
      <div
        className={cx(
          'grid min-w-0 gap-6 max-lg:order-3',
          isPanelOpen && 'lg:col-start-1 min-[112.5rem]:col-start-2 min-[112.5rem]:row-start-2',
        )}
      >
        {children}
      </div>
    </div>
  )
}
