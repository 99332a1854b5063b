import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { Violation } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { useMessages } from '../../../../lib/messages'
import { standingOf } from '../../../findings/violations/severity-groups'
import { NoiseLevels } from '../../media/components/noise-levels'
import { SoundPlayer } from '../../media/components/sound-player'
import type { Moment } from '../../media/components/time-strip'
import { Transcript } from '../../media/components/transcript'
import { VideoPlayer } from '../../media/components/video-player'
import type { Evidence } from './use-evidence'

type RecordingProps = {
  evidence: Evidence
  result: AnalysisResult
  onSelect: (violation: Violation) => void
}

/** What has a length: a video or a sound recording, with the moments that matter. */
export function Recording({ evidence, result, onSelect }: RecordingProps) {
  const { t } = useTranslation('results')
  const messages = useMessages()
  const { violations, detail, mediaUrl, thumbnailUrl, kind } = result
  const duration = detail?.durationSeconds ?? 0
  const standing = standingOf(violations)
  const moments = standing.flatMap((violation): Moment[] =>
    violation.spans.map(span => ({
      id: violation.id,
      ...span,
      severity: violation.severity,
      label: messages.violation(violation).type,
    })),
  )
  const keywords = standing.flatMap(
    ({ messages: words }) => String(words?.because.params.keyword ?? '') || [],
  )
  const shared = {
    duration,
    moments,
    active: evidence.active ?? evidence.selected?.id ?? null,
    onActive: evidence.setActive,
    onJump: ({ id, start }: Moment) => {
      const violation = violations.find(each => each.id === id)
      if (violation) onSelect(violation)
      evidence.jump(start)
    },
    player: evidence.player,
  }
  return (
    <>
      {mediaUrl === null && <Alert tone="warning">{t('card.mediaGone')}</Alert>}
      {mediaUrl !== null && kind === 'video' && (
        <VideoPlayer src={mediaUrl} poster={thumbnailUrl ?? standing[0]?.mediaUrl ?? null} {...shared} />
      )}
      {mediaUrl !== null && kind === 'audio' && (
        <SoundPlayer src={mediaUrl} levels={detail?.noise?.series.laeqDb ?? []} {...shared} />
      )}
      {detail?.noise && <NoiseLevels noise={detail.noise} />}
      {detail && <Transcript segments={detail.transcript} keywords={keywords} onJump={evidence.jump} />}
    </>
  )
}
