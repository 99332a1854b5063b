import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { type Moment, TimeStrip } from './time-strip'

type VideoPlayerProps = {
  src: string
  poster: string | null
  duration: number
  moments: readonly Moment[]
  active: string | null
  onActive: (id: string | null) => void
  onJump: (moment: Moment) => void
  player: RefObject<HTMLVideoElement | null>
}

/** Plays the video; under it the moments at which something was found, each a jump away. */
export function VideoPlayer({ src, poster, duration, player, ...strip }: VideoPlayerProps) {
  const { t } = useTranslation('results')
  const [failed, setFailed] = useState(false)
  return (
    <div className="grid gap-3">
      {failed ? (
        <Alert tone="warning">{t('video.unplayable')}</Alert>
      ) : (
        <video
          ref={player}
          src={src}
          {...(poster && { poster })}
          controls
          playsInline
          preload="metadata"
          aria-label={t('video.player')}
          onError={() => setFailed(true)}
          className="max-h-[60dvh] w-full rounded-md bg-box-edge"
        />
      )}
      <TimeStrip duration={duration} {...strip} />
    </div>
  )
}
