import type { AnalysisDetail } from '@plumbline/contract/capture/analysis'
import { useTranslation } from 'react-i18next'
import { clock } from '../../../../lib/format'
import { piecesOf } from '../sound/peaks'

type TranscriptProps = {
  segments: AnalysisDetail['transcript']
  /** Words that named a hazard. */
  keywords: readonly string[]
  onJump: (seconds: number) => void
}

export function Transcript({ segments, keywords, onJump }: TranscriptProps) {
  const { t } = useTranslation('results')
  if (segments.length === 0) return null
  return (
    <section aria-labelledby="transcript-title" className="grid gap-3">
      <h3 id="transcript-title" className="font-strong">
        {t('transcript.title')}
      </h3>
      <ol className="grid gap-1">
        {segments.map(({ start, text }) => (
          <li key={`${start} ${text}`} className="flex items-baseline gap-3">
            <button
              type="button"
              className="tabular min-h-control shrink-0 text-caption text-muted underline lg:min-h-6"
              aria-label={t('transcript.playFrom', { time: clock(start) })}
              onClick={() => onJump(start)}
            >
              {clock(start)}
            </button>
            <span>
              {piecesOf(text, keywords).map(({ text: piece, hit }, index) =>
                hit ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
                  <mark key={index} className="rounded-sm bg-high-soft px-0.5 font-strong text-high">
                    {piece}
                  </mark>
                ) : (
                  piece
                ),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
