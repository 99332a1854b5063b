import { Check, Mic, RotateCcw, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Progress } from '../../../../components/ui/progress'
import { Spinner } from '../../../../components/ui/spinner'
import { clock } from '../../../../lib/format'
import { useObjectUrl } from '../components/entry-status'
import { MAX_SECONDS, type Recorded, startRecording } from './sound-recording'
import { type DeviceProblem, deviceProblem } from './use-camera'

type State =
  | { is: 'asking' }
  | { is: 'recording'; seconds: number; level: number; stop: () => void }
  | { is: 'recorded'; recorded: Recorded }
  | { is: 'failed'; problem: DeviceProblem }

/** Records until it is stopped; each attempt begins again. */
function useRecording(attempt: number) {
  const [state, setState] = useState<State>({ is: 'asking' })
  const begin = useEffectEvent(() => {
    let recording: Awaited<ReturnType<typeof startRecording>> | undefined
    let isClosed = false
    setState({ is: 'asking' })
    const stop = () => recording?.stop()
    startRecording({
      onProgress: (seconds, level) => setState({ is: 'recording', seconds, level, stop }),
      onRecorded: recorded => setState({ is: 'recorded', recorded }),
    }).then(
      started => {
        recording = started
        if (isClosed) started.discard()
        else setState({ is: 'recording', seconds: 0, level: 0, stop })
      },
      error => !isClosed && setState({ is: 'failed', problem: deviceProblem(error) }),
    )
    return () => {
      isClosed = true
      recording?.discard()
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt records again
  useEffect(() => begin(), [attempt])
  return state
}

export type SoundRecorderProps = { onUse: (recorded: Recorded) => void; onClose: () => void }

/** Record, listen, and record again or use it. Closing it stops first, and asks before a recording is lost. */
export default function SoundRecorder({ onUse, onClose }: SoundRecorderProps) {
  const { t } = useTranslation('capture')
  const [attempt, setAttempt] = useState(0)
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const state = useRecording(attempt)
  const again = () => {
    setAsksToDiscard(false)
    setAttempt(attempt + 1)
  }
  const close = () => {
    if (state.is === 'recording') state.stop()
    else if (state.is === 'recorded' && !asksToDiscard) setAsksToDiscard(true)
    else onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && close()}
      title={t(asksToDiscard ? 'sound.discardTitle' : 'sound.title')}
      description={t('sound.explain')}
      actions={
        asksToDiscard ? (
          <>
            <Button look="secondary" onClick={() => setAsksToDiscard(false)}>
              {t('sound.keep')}
            </Button>
            <Button look="danger" onClick={onClose}>
              {t('sound.discard')}
            </Button>
          </>
        ) : (
          <Actions state={state} onAgain={again} onUse={onUse} />
        )
      }
    >
      <Content state={state} />
    </Dialog>
  )
}

function Content({ state }: { state: State }) {
  const { t } = useTranslation('capture')
  if (state.is === 'asking')
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner /> {t('sound.asking')}
      </p>
    )
  if (state.is === 'failed')
    return (
      <Alert tone="danger" title={t(`sound.${state.problem}.title`)}>
        {t(`sound.${state.problem}.explain`)}
      </Alert>
    )
  if (state.is === 'recorded') return <Listen {...state.recorded} />
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3">
        <Mic className="size-6 text-danger" aria-hidden />
        <span role="timer" aria-label={t('sound.time')} className="tabular text-title font-strong">
          {clock(state.seconds)}
        </span>
        <span className="tabular text-muted">{t('sound.of', { limit: clock(MAX_SECONDS) })}</span>
      </p>
      <Progress label={t('sound.level')} value={state.level * 100} />
    </div>
  )
}

function Listen({ file, seconds }: Recorded) {
  const { t } = useTranslation('capture')
  const url = useObjectUrl(file)
  return (
    <div className="grid gap-3">
      <p className="tabular" role="status">
        {t('sound.recorded', { time: clock(seconds) })}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: what was said is written down by the analysis */}
      {url && <audio controls src={url} aria-label={t('sound.listen')} className="w-full" />}
    </div>
  )
}

type ActionsProps = { state: State; onAgain: () => void; onUse: (recorded: Recorded) => void }

function Actions({ state, onAgain, onUse }: ActionsProps) {
  const { t } = useTranslation('capture')
  if (state.is === 'recording')
    return (
      <Button icon={<Square className="size-5 fill-current" aria-hidden />} onClick={state.stop}>
        {t('sound.stop')}
      </Button>
    )
  const again = (
    <Button look="secondary" icon={<RotateCcw className="size-5" aria-hidden />} onClick={onAgain}>
      {t(state.is === 'failed' ? 'retry' : 'sound.again')}
    </Button>
  )
  if (state.is === 'failed') return again
  if (state.is === 'recorded')
    return (
      <>
        {again}
        <Button icon={<Check className="size-5" aria-hidden />} onClick={() => onUse(state.recorded)}>
          {t('sound.use')}
        </Button>
      </>
    )
  return null
}
