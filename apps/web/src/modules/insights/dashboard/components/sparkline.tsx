const WIDTH = 96
const HEIGHT = 28
const INSET = 2

/** How a figure came about in the last days; it repeats what a chart shows, so screen readers skip it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const max = Math.max(...values)
  if (values.length < 2 || max <= 0) return null
  const step = (WIDTH - 2 * INSET) / (values.length - 1)
  const points = values.map((value, index) => {
    const y = HEIGHT - INSET - (value / max) * (HEIGHT - 2 * INSET)
    return `${(INSET + index * step).toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full max-w-24 text-subtle"
      aria-hidden="true"
    >
      <polygon
        points={`${INSET},${HEIGHT} ${points.join(' ')} ${WIDTH - INSET},${HEIGHT}`}
        fill="currentColor"
        opacity="0.15"
      />
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        strokeLinejoin="round"
      />
    </svg>
  )
}
