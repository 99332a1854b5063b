import { plans, type Tier } from '@plumbline/contract/billing/plans'
import type { AnalysisResult } from '@plumbline/contract/capture/analysis'
import { Check, ScanSearch } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../app/lazy-page'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { cx } from '../../../../lib/cx'
import { useFormats } from '../../../../lib/format'
import { type Place, rememberPlace } from '../../../../lib/place'
import { reloadIfOutdated } from '../../../../lib/stale-chunks'
import { toast } from '../../../../lib/toast'
import type { FileProblem } from '../upload/accepted'
import type { Source } from '../upload/entry'
import { emailLimitReached, type Uploader, useUploadQueue } from '../upload/use-upload-queue'
import { withoutLongVideos } from '../upload/video-length'
import { DropArea } from './drop-area'
import type { QueueListProps } from './queue-list'
import { hasCameraApp } from './take-photo'
import { UpgradeRequired } from './upgrade-required'

const LimitDialog = lazy(() => reloadIfOutdated(() => import('./limit-dialog')))
const SampleRow = lazy(() => reloadIfOutdated(() => import('./sample-row')))
const QueueList = lazyPage<QueueListProps>(() => import('./queue-list'), 'findings', 'hazards')

/** The page is shown before the list is loaded; a photo taken after the connection is lost still finds it there. */
function usePreloadedQueueList() {
  useEffect(() => {
    import('./queue-list').catch(() => {})
  }, [])
}

type UploadCardProps = {
  user: Uploader & {
    subscriptionTier: Tier
    remaining_uploads: number | null
    granted_uploads: number | null
  }
  /** Where the files were taken. */
  place: Place
  placePicker: ReactNode
  /** Before new files are listed. */
  onChosen: () => void
  /** Where 'Schedule a Call' leads. */
  callHref: string
  onQuotaChanged: () => void
  onOpen: (analysisId: string) => void
  /** Alone: no other file is listed beside it. */
  onCompleted: (result: AnalysisResult, alone: boolean) => void
}

/** Each has a message by its code, like the server's errors. */
type CardProblem = FileProblem | { code: 'file_missing' | 'quota_exhausted'; params: object }

/** From a file or the camera to a list of violations: the same on the dashboard and on its own page. */
export function UploadCard(props: UploadCardProps) {
  const { user, place, placePicker, onChosen, callHref, onQuotaChanged, onOpen, onCompleted } = props
  const { t } = useTranslation('analysis')
  const { number } = useFormats()
  usePreloadedQueueList()
  const { subscriptionTier: tier, remaining_uploads: left } = user
  const [problems, setProblems] = useState<CardProblem[]>([])
  const [limitShown, setLimitShown] = useState(false)

  const showLimit = (had: string | undefined) => {
    setProblems([{ code: 'quota_exhausted', params: {} }])
    if (tier === 'free') setLimitShown(true)
    toast({
      title: t('toast.limit.title'),
      description: t('toast.limit.used', {
        limit: number(Number(had ?? user.granted_uploads ?? 0)),
        plan: plans[tier].name,
      }),
      variant: 'destructive',
    })
  }

  const { queue, entries } = useUploadQueue(user, {
    onCompleted: result => onCompleted(result, queue.entries().length === 1),
    onEarlier: onOpen,
    onQuotaChanged,
    onOutOfQuota: showLimit,
  })

  const choose = async (given: readonly File[]) => {
    onChosen()
    const { files, problems } = await withoutLongVideos(given)
    setProblems([...problems, ...queue.add(files, 'upload')])
  }
  const submit = (file: File, source: Partial<Source>) => {
    const submitted = queue.submit(file, { captureSource: 'upload', place, ...source })
    setProblems('problem' in submitted ? [submitted.problem] : [])
  }

  const analyze = () => {
    if (!entries.some(({ state }) => state.is === 'chosen')) {
      setProblems([{ code: 'file_missing', params: {} }])
    } else if (left !== null && left <= 0) {
      setProblems([{ code: 'quota_exhausted', params: {} }])
      void emailLimitReached()
      toast({
        title: t('toast.limit.title'),
        description: t('toast.limit.upgrade'),
        variant: 'destructive',
      })
    } else {
      setProblems([])
      rememberPlace(user.id, place)
      queue.start(place)
    }
  }

  const usedUp = tier === 'free' && left !== null && left <= 0
  const isChosen = entries.some(({ state }) => state.is === 'chosen')
  const analyzed = !queue.busy && !isChosen && entries.some(({ state }) => state.is === 'completed')
  // One primary action at a time: on a phone the camera, until there is something to analyze.
  const cameraFirst = hasCameraApp() && !isChosen && !queue.busy
  return (
    <Card aria-labelledby="upload-title">
      <CardHeader id="upload-title" title={t('upload.title')} description={t('upload.explain')} />
      <div className="grid gap-4">
        {usedUp ? (
          <UpgradeRequired callHref={callHref} />
        ) : (
          <DropArea cameraFirst={cameraFirst} onChoose={choose} onRecorded={submit} />
        )}
        {problems.length > 0 && <Problems problems={problems} />}
        {entries.length > 0 && (
          <Suspense fallback={null}>
            <QueueList entries={entries} queue={queue} onOpen={onOpen} />
          </Suspense>
        )}
        {!usedUp && placePicker}
        {!usedUp && (
          <NextStep isChosen={isChosen} left={left}>
            <AnalyzeButton
              state={queue.busy ? 'busy' : analyzed ? 'done' : 'idle'}
              primary={!cameraFirst}
              onClick={analyze}
            />
          </NextStep>
        )}
        {!usedUp && (
          <Suspense fallback={<div className="h-96 sm:h-56" />}>
            <SampleRow onChoose={file => submit(file, { opensEarlier: true })} />
          </Suspense>
        )}
      </div>
      {limitShown && <LimitReached onClose={() => setLimitShown(false)} />}
    </Card>
  )
}

const LimitReached = ({ onClose }: { onClose: () => void }) => (
  <Suspense fallback={null}>
    <LimitDialog onClose={onClose} />
  </Suspense>
)

function Problems({ problems }: { problems: readonly CardProblem[] }) {
  const { t } = useTranslation('errors')
  return (
    <Alert tone="danger">
      {problems.map(problem => (
        <p key={`${problem.code} ${Object.values(problem.params)}`}>
          {t(`code.${problem.code}`, { replace: problem.params })}
        </p>
      ))}
    </Alert>
  )
}

type NextStepProps = { isChosen: boolean; left: number | null; children: ReactNode }

/** With files chosen it stays in sight on a phone, wherever the page is. */
function NextStep({ isChosen, left, children }: NextStepProps) {
  const { t } = useTranslation('analysis')
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2',
        isChosen &&
          'max-lg:sticky max-lg:bottom-16 max-lg:z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3',
      )}
    >
      {children}
      <p className="tabular text-muted">
        {left === null ? t('upload.unlimited') : t('upload.credits', { count: left })}
      </p>
    </div>
  )
}

type AnalyzeButtonProps = { state: 'idle' | 'busy' | 'done'; primary: boolean; onClick: () => void }

function AnalyzeButton({ state, primary, onClick }: AnalyzeButtonProps) {
  const { t } = useTranslation('analysis')
  const Icon = state === 'done' ? Check : ScanSearch
  const labels = { idle: 'upload.analyze', busy: 'upload.analyzing', done: 'upload.analyzed' } as const
  return (
    <Button
      className="max-sm:w-full"
      look={primary ? 'primary' : 'secondary'}
      loading={state === 'busy'}
      icon={<Icon className="size-5 shrink-0" aria-hidden />}
      onClick={onClick}
    >
      {t(labels[state])}
    </Button>
  )
}
