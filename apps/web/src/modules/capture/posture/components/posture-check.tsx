import type { Posture } from '@plumbline/contract/capture/posture'
import { PersonStanding } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useFormats } from '../../../../lib/format'
import { useCheckPosture, usePosture } from '../api/posture'
import { PostureFigure } from './posture-figure'
import { PostureItems } from './posture-items'
import { PostureScores, PostureSteps } from './posture-scores'

type PostureCheckProps = { resultId: string; mediaUrl: string | null }

/** Only where one clear person is in the photo, and only when somebody asks. */
export default function PostureCheck({ resultId, mediaUrl }: PostureCheckProps) {
  const { t } = useTranslation('posture')
  const [isOpen, setOpen] = useState(false)
  const posture = usePosture(resultId)
  const measure = useCheckPosture()
  const { data } = posture
  if (!data || data.unsuited || !mediaUrl) return null
  const start = () => measure.mutate({ params: { id: resultId } }, { onError: () => setOpen(false) })
  const open = () => {
    setOpen(true)
    if (!data.check) start()
  }
  return (
    <>
      <Button
        look="secondary"
        className="justify-self-start max-sm:w-full"
        icon={<PersonStanding className="size-5" aria-hidden />}
        onClick={open}
      >
        {data.check ? t('open') : t('button')}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('title')} description={t('explain')}>
        <Found
          resultId={resultId}
          mediaUrl={mediaUrl}
          check={measure.isPending ? null : data.check}
          onAgain={start}
        />
      </Dialog>
    </>
  )
}

type FoundProps = {
  resultId: string
  mediaUrl: string
  check: Posture['check']
  onAgain: () => void
}

function Found({ resultId, mediaUrl, check, onAgain }: FoundProps) {
  const { t } = useTranslation('posture')
  const { dateTime } = useFormats()
  if (!check) {
    return (
      <div role="status" className="grid gap-3">
        <p className="text-muted">{t('running')}</p>
        <SkeletonLines lines={6} />
      </div>
    )
  }
  if (check.reason) {
    return (
      <Alert
        tone="warning"
        title={t('cantTell')}
        action={
          <Button look="secondary" onClick={onAgain}>
            {t('again')}
          </Button>
        }
      >
        {t(`reason.${check.reason}`)}
      </Alert>
    )
  }
  return (
    <div className="grid gap-5">
      <PostureFigure check={check} mediaUrl={mediaUrl} />
      <PostureScores check={check} />
      <PostureItems resultId={resultId} check={check} />
      <PostureSteps check={check} />
      <div className="grid gap-1 text-caption text-muted">
        <p>{t('limits')}</p>
        <p>{t('by', { name: check.userName, date: dateTime(check.at) })}</p>
      </div>
    </div>
  )
}
