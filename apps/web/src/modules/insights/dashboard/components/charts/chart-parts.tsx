import type { ReactNode } from 'react'

/** Everything of a chart that is the same in all of them. Nothing moves by itself. */
const tick = { fill: 'var(--subtle)', fontSize: 12 }
export const xAxis = { tick, tickLine: false, stroke: 'var(--line)', minTickGap: 16 } as const
export const yAxis = { tick, tickLine: false, axisLine: false, width: 40 } as const
export const grid = { vertical: false, stroke: 'var(--line)' } as const
export const margin = { top: 8, right: 8, bottom: 0, left: -8 }
export const cursor = { fill: 'var(--sunken)', opacity: 0.6, stroke: 'none' }
export const lineCursor = { stroke: 'var(--line-strong)', strokeDasharray: '3 3' }
export const line = {
  stroke: 'var(--ink)',
  strokeWidth: 2,
  dot: { r: 3, fill: 'var(--ink)', strokeWidth: 0 },
  activeDot: { r: 5, fill: 'var(--ink)', strokeWidth: 0 },
  isAnimationActive: false,
  connectNulls: true,
} as const
/** Fills what the card gives it. */
export const fullSize = { width: '100%', height: '100%' } as const

type TipLine = { mark?: ReactNode; label: string; value: string }

/** What recharts hands to the content of a tooltip, as far as it is used here. */
type TipState = { active?: boolean; payload?: readonly { payload?: unknown }[] }

/** The figures of the bar or point below the pointer, or reached with the arrow keys. */
export const tooltipFor =
  <Row,>(title: (row: Row) => string, lines: (row: Row) => readonly TipLine[]) =>
  ({ active, payload }: TipState) => {
    const row = payload?.[0]?.payload as Row | undefined
    if (!active || !row) return null
    return (
      <div className="rounded-md border border-line bg-raised px-3 py-2 text-caption text-ink shadow-raised">
        <p className="mb-1 font-strong">{title(row)}</p>
        <ul className="grid gap-0.5">
          {lines(row).map(({ mark, label, value }) => (
            <li key={label} className="flex items-center gap-1.5">
              {mark}
              <span className="text-muted">{label}</span>
              <span className="tabular ml-auto pl-3 font-strong">{value}</span>
            </li>
          ))}
        </ul>
      </div>
    )
  }
