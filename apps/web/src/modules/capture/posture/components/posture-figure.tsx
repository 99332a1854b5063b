import type { PostureCheck } from '@plumbline/contract/capture/posture'
import { useTranslation } from 'react-i18next'
import { bonesOf, frameOf, labelsOf, seenPoints } from './figure-geometry'

/** The photo with the joints and angles drawn on it; the list below says the same in words. */
export function PostureFigure({ check, mediaUrl }: { check: PostureCheck; mediaUrl: string }) {
  const { t } = useTranslation('posture')
  const points = seenPoints(check)
  const frame = frameOf(check, points)
  const size = Math.max(frame.width, frame.height) / 26
  const named = check.angles.map(({ angle, degrees, side }) => {
    const name = side ? `${t(`angle.${angle}`)} (${t(`side.${side}`)})` : t(`angle.${angle}`)
    return { angle, name, value: degrees === null ? t('notSeen') : `${degrees}°` }
  })
  return (
    <figure className="grid gap-3">
      <svg
        role="img"
        aria-label={t('picture', { angles: named.map(({ name, value }) => `${name} ${value}`).join(', ') })}
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        className="max-h-[45dvh] w-full rounded-lg bg-panel"
      >
        <image href={mediaUrl} width={check.width} height={check.height} preserveAspectRatio="none" />
        <g strokeLinecap="round">
          {bonesOf(points).map(([from, to]) => (
            <g key={`${from.x},${from.y},${to.x},${to.y}`}>
              <line
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                className="stroke-box-edge"
                strokeWidth={size / 2.5}
              />
              <line
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                className="stroke-box-low"
                strokeWidth={size / 5}
              />
            </g>
          ))}
        </g>
        {labelsOf(check, points, size).map(({ angle, degrees, number, x, y }) => (
          <g key={angle} transform={`translate(${x} ${y})`}>
            <rect
              x={-2.1 * size}
              y={-0.8 * size}
              width={4.2 * size}
              height={1.6 * size}
              rx={0.4 * size}
              className="fill-box-edge"
            />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={size}
              fontWeight="600"
              className="fill-box-low"
            >
              {`${number}: ${degrees}°`}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {named.map(({ angle, name, value }, at) => (
            <li key={angle} className="flex flex-wrap gap-x-1.5">
              <span className="text-muted">
                {at + 1}: {name}
              </span>
              <span className="tabular font-strong">{value}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
