import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { severities } from '@plumbline/contract/options'
import { AudioLines, FileVideo, Image, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '../../../../components/ui/badge'
import { IconButton } from '../../../../components/ui/icon-button'
import { SeverityIcon } from '../../../../components/ui/severity'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'

const icons = { image: Image, video: FileVideo, audio: AudioLines }
const tones = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' }

type ResultTileProps = {
  result: AnalysisResult
  onDelete: () => void
}

export function ResultTile({ result, onDelete }: ResultTileProps) {
  const { t } = useTranslation('analysis')
  const { dateTime } = useFormats()
  const { id, fileName, createdAt } = result
  return (
    <li className="relative">
      <Link
        to={`/results/${id}`}
        aria-label={t('recent.openOne', { name: fileName, date: dateTime(createdAt) })}
        className="grid w-full overflow-hidden rounded-lg border border-line text-left hover:bg-sunken/50"
      >
        <Picture result={result} />
        <span className="grid gap-1 p-3">
          <span className="line-clamp-2 font-strong wrap-anywhere">{fileName}</span>
          <span className="tabular text-caption text-subtle">{dateTime(createdAt)}</span>
          <Standing result={result} />
        </span>
      </Link>
      <IconButton
        label={t('recent.deleteOne', { name: fileName })}
        className="absolute right-0 bottom-0"
        onClick={onDelete}
      >
        <Trash2 className="size-5" aria-hidden />
      </IconButton>
    </li>
  )
}

function Picture({ result: { kind, thumbnailUrl, violations } }: { result: AnalysisResult }) {
  const [failed, setFailed] = useState(false)
  // A video is told by the clearest frame of what was found in it.
  const src = thumbnailUrl ?? (kind === 'video' ? violations[0]?.mediaUrl : null)
  const Icon = icons[kind]
  return (
    <span className="flex aspect-4/3 items-center justify-center bg-sunken text-subtle">
      {src && !failed ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-8" aria-hidden />
      )}
    </span>
  )
}

/** The most severe finding, or how far the analysis got. */
function Standing({ result }: { result: AnalysisResult }) {
  const { t } = useTranslation('analysis')
  const { t: common } = useTranslation()
  const { percent } = useFormats()
  const { status, progress, violations } = result
  const standing = violations.filter(({ verdict }) => verdict !== 'dismissed')
  return (
    <span className="flex min-h-9 flex-wrap items-center gap-x-3 pr-9 text-caption">
      {status === 'completed' && standing.length === 0 && <Badge tone="good">{t('recent.clear')}</Badge>}
      {status === 'completed' &&
        severities.map(severity => {
          const count = standing.filter(violation => violation.severity === severity).length
          return (
            count > 0 && (
              <span
                key={severity}
                className={cx('inline-flex items-center gap-1 font-strong', tones[severity])}
              >
                <SeverityIcon severity={severity} />
                <span className="tabular">{count}</span>
                <span className="sr-only">{common(`severity.${severity}`)}</span>
              </span>
            )
          )
        })}
      {status === 'failed' && <Badge tone="high">{t('recent.failed')}</Badge>}
      {status === 'canceled' && <Badge>{t('recent.canceled')}</Badge>}
      {(status === 'queued' || status === 'running') && (
        <Badge tone="info">{t('recent.running', { percent: percent(progress / 100) })}</Badge>
      )}
    </span>
  )
}
