import type { ReactNode } from 'react'

type ResultLayoutProps = { header: ReactNode; picture: ReactNode; children: ReactNode }

/** On a phone the picture fills the width at the top; on a desk it stays in sight beside the list. */
export function ResultLayout({ header, picture, children }: ResultLayoutProps) {
  return (
    <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-y-6">
      <div className="min-w-0 max-lg:order-2 lg:col-span-2">{header}</div>
      <div className="-mx-4 -mt-6 grid min-w-0 gap-4 max-lg:order-1 sm:-mx-6 lg:sticky lg:top-18 lg:m-0">
        {picture}
      </div>
      <div className="grid min-w-0 gap-6 max-lg:order-3">{children}</div>
    </div>
  )
}
