import type { ReactNode } from 'react'

/**
 * How a bar is filled. Each has a color and a texture of its own, so that it reads without color: High is solid,
 * Medium striped and Low outlined, like the filled triangle, the half-filled diamond and the outlined circle.
 */
export type Fill = 'high' | 'medium' | 'low' | 'confirmed' | 'corrected' | 'dismissed' | 'added' | 'resolved'

type Look = { color: string; texture: 'solid' | 'stripes' | 'outline' | 'dots' }

const looks: Record<Fill, Look> = {
  high: { color: 'var(--high)', texture: 'solid' },
  medium: { color: 'var(--medium)', texture: 'stripes' },
  low: { color: 'var(--low)', texture: 'outline' },
  confirmed: { color: 'var(--good)', texture: 'solid' },
  corrected: { color: 'var(--info)', texture: 'stripes' },
  dismissed: { color: 'var(--line-strong)', texture: 'outline' },
  added: { color: 'var(--ink)', texture: 'dots' },
  // The line of what is open crosses these bars and has to stay visible.
  resolved: { color: 'var(--good)', texture: 'outline' },
}

const STRIPE = 6
const patternId = (scope: string, fill: Fill) => `${scope}-${fill}`.replace(/[^\w-]/g, '')

/** What an SVG shape of this kind is drawn with; `scope` is the one its Patterns were given. */
export const markOf = (scope: string, fill: Fill) => ({
  fill: looks[fill].texture === 'solid' ? looks[fill].color : `url(#${patternId(scope, fill)})`,
  stroke: looks[fill].color,
  strokeWidth: looks[fill].texture === 'solid' ? 0 : 1,
})

/** Inside an SVG, once for each that uses textures. */
export function Patterns({ scope, fills }: { scope: string; fills: readonly Fill[] }) {
  return (
    <defs>
      {fills.map(fill => (
        <pattern
          key={fill}
          id={patternId(scope, fill)}
          width={STRIPE}
          height={STRIPE}
          patternUnits="userSpaceOnUse"
          patternTransform={looks[fill].texture === 'stripes' ? 'rotate(45)' : undefined}
        >
          <rect width={STRIPE} height={STRIPE} fill="var(--surface)" />
          <Texture {...looks[fill]} />
        </pattern>
      ))}
    </defs>
  )
}

function Texture({ color, texture }: Look) {
  if (texture === 'stripes') return <rect width={STRIPE / 2} height={STRIPE} fill={color} />
  if (texture === 'dots') return <circle cx={STRIPE / 2} cy={STRIPE / 2} r={1.4} fill={color} />
  // A faint tint keeps an outlined bar apart from the ground it stands on.
  return <rect width={STRIPE} height={STRIPE} fill={color} opacity={0.18} />
}

/** A sample of a bar for a legend or a table. */
export function Swatch({ scope, fill }: { scope: string; fill: Fill }) {
  const own = `${scope}-swatch`
  return (
    <svg viewBox="0 0 14 14" className="size-3.5 shrink-0" aria-hidden="true">
      <Patterns scope={own} fills={[fill]} />
      <rect x="0.5" y="0.5" width="13" height="13" rx="2" {...markOf(own, fill)} />
    </svg>
  )
}

/** A sample of a line. */
export const LineSwatch = () => (
  <svg viewBox="0 0 20 14" className="h-3.5 w-5 shrink-0 text-ink" aria-hidden="true">
    <path d="M0 7h20" stroke="currentColor" strokeWidth="2" />
    <circle cx="10" cy="7" r="3" fill="currentColor" />
  </svg>
)

export const Legend = ({ children }: { children: ReactNode }) => (
  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-caption text-muted">{children}</ul>
)

export const LegendItem = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    {mark}
    {children}
  </li>
)
