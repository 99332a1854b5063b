import type { AnalysisPreview } from '@plumbline/contract/capture/analysis'
import { useTranslation } from 'react-i18next'
import { Progress } from '../../../../components/ui/progress'
import { useEntryStatus, useObjectUrl } from '../components/entry-status'
import { FirstFindings } from '../components/first-findings'
import type { Entry } from '../upload/entry'

/** On a picture the colors are lighter, as on every other picture. */
const strokes = { High: 'stroke-box-high', Medium: 'stroke-box-medium', Low: 'stroke-box-low' }

/** The picture on its way, with what a first look at it shows. */
export function FirstLook({ entry }: { entry: Entry }) {
  const { t } = useTranslation('capture')
  const { t: analysis } = useTranslation('analysis')
  const { message, share } = useEntryStatus(entry)
  const url = useObjectUrl(entry.file)
  const preview = entry.state.is === 'analyzing' ? entry.state.preview : null
  return (
    <>
      <div className="relative min-h-0 flex-1 bg-box-edge">
        {url && <img src={url} alt={t('taken')} className="size-full object-contain" />}
        {preview && <Boxes preview={preview} />}
      </div>
      <div className="grid min-h-28 content-start gap-2 px-4 pt-4">
        <p className="tabular flex items-start gap-1.5">{message}</p>
        <Progress
          label={analysis('queue.progressOf', { name: entry.name })}
          value={(share ?? 1) * 100}
          {...(typeof message === 'string' && { valueText: message })}
        />
        {preview && <FirstFindings preview={preview} />}
      </div>
    </>
  )
}

/** Drawn over a picture that is fitted into the same space. */
function Boxes({ preview: { width, height, findings } }: { preview: AnalysisPreview }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid meet"
      className="absolute inset-0 size-full"
    >
      {findings.flatMap(({ severity, boxes }) =>
        boxes.map(box => (
          <g key={`${severity}-${box.x}-${box.y}`} fill="none">
            <rect {...box} stroke="var(--color-box-edge)" strokeWidth="5" vectorEffect="non-scaling-stroke" />
            <rect
              {...box}
              className={strokes[severity]}
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )),
      )}
    </svg>
  )
}
