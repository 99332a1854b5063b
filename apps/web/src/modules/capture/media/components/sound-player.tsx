import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { clock } from '../../../../lib/format'
import { useTheme } from '../../../../lib/theme'
import { prepared } from '../picture/draw'
import { useSize } from '../picture/use-size'
import { peaksOfLevels } from '../sound/peaks'
import { useWaveform } from '../sound/use-waveform'
import { type Moment, TimeStrip } from './time-strip'

type SoundPlayerProps = {
  src: string
  duration: number
  /** Drawn where the recording cannot be decoded here. */
  levels: readonly (number | null)[]
  moments: readonly Moment[]
  active: string | null
  onActive: (id: string | null) => void
  onJump: (moment: Moment) => void
  player: RefObject<HTMLAudioElement | null>
}

/** The recording as a waveform with the spans that matter marked on it. */
export function SoundPlayer({ src, duration, levels, moments, player, ...strip }: SoundPlayerProps) {
  const { t } = useTranslation('results')
  const [time, setTime] = useState(0)
  const [failed, setFailed] = useState(false)
  const waveform = useWaveform(src)
  const peaks = waveform ?? peaksOfLevels(levels)
  const alternative = t('sound.waveform', {
    duration: clock(duration),
    moments: moments.map(({ label, start, end }) => `${label} (${clock(start)}–${clock(end)})`).join('; '),
  })
  return (
    <div className="grid gap-3">
      <Waveform
        peaks={peaks}
        duration={duration}
        moments={moments}
        active={strip.active}
        time={time}
        alternative={alternative}
        onSeek={seconds => {
          if (player.current) player.current.currentTime = seconds
        }}
      />
      <TimeStrip moments={moments} duration={duration} {...strip} />
      {failed ? (
        <Alert tone="warning">{t('sound.unplayable')}</Alert>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: what was said stands in the transcript beside it
        <audio
          ref={player}
          src={src}
          controls
          preload="metadata"
          aria-label={t('sound.player')}
          onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
          onError={() => setFailed(true)}
          className="w-full"
        />
      )}
    </div>
  )
}

type WaveformProps = {
  peaks: readonly number[]
  duration: number
  moments: readonly Moment[]
  active: string | null
  time: number
  alternative: string
  onSeek: (seconds: number) => void
}

const tints = { High: '#ff4a3d', Medium: '#ff9a3c', Low: '#ffd83b' }

function Waveform({ peaks, duration, moments, active, time, alternative, onSeek }: WaveformProps) {
  const holder = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSize(holder)
  const theme = useTheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the color that is read here
  useEffect(() => {
    if (!canvas.current || !size) return
    const context = prepared(canvas.current, size)
    if (!context) return
    const { width, height } = size
    const at = (seconds: number) => (duration > 0 ? (seconds / duration) * width : 0)
    for (const { id, start, end, severity } of moments) {
      context.fillStyle = tints[severity]
      const width = Math.max(2, at(end) - at(start))
      context.globalAlpha = id === active ? 0.24 : 0.12
      context.fillRect(at(start), 0, width, height)
      context.globalAlpha = 1
      context.fillRect(at(start), 0, width, 3)
    }
    context.globalAlpha = 1
    context.fillStyle = getComputedStyle(canvas.current).color
    const step = width / Math.max(1, peaks.length)
    peaks.forEach((peak, index) => {
      const tall = Math.max(1, peak * (height - 8))
      context.fillRect(index * step, (height - tall) / 2, Math.max(1, step * 0.7), tall)
    })
    context.fillRect(at(time), 0, 2, height)
  }, [peaks, size, moments, active, time, duration, theme])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the player below seeks by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      ref={holder}
      onClick={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        onSeek(((clientX - left) / width) * duration)
      }}
      className="h-32 cursor-pointer overflow-hidden rounded-md bg-sunken"
    >
      <canvas ref={canvas} role="img" aria-label={alternative} className="block size-full text-muted" />
    </div>
  )
}
