import type { ReactNode } from 'react'

type MarkProps = { className: string }

/**
 * Drawn here, because the icon library puts an icon that signed-in pages also use into their file, and a public page
 * would load all of it for one mark.
 */
const mark =
  (shape: ReactNode) =>
  ({ className }: MarkProps) => (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shape}
    </svg>
  )

export const CheckMark = mark(<path d="M20 6 9 17l-5-5" />)
export const DashMark = mark(<path d="M5 12h14" />)
export const ChevronMark = mark(<path d="m6 9 6 6 6-6" />)
