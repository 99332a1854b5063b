import { Camera, ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { cx } from '../../../../lib/cx'
import { useErrorMessage } from '../../../../lib/error-message'
import { useFormats } from '../../../../lib/format'
import { useSubmitFix } from '../api/fixes'

const PHOTO_TYPES = 'image/jpeg,image/png'

/** One tap to the camera, or to the photos that are there already. */
export function PhotoButtons({ taskId, first }: { taskId: string; first: boolean }) {
  const { t } = useTranslation('fixes')
  const { percent } = useFormats()
  const errorMessage = useErrorMessage()
  const { submit, sent } = useSubmitFix(taskId)
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const send = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = currentTarget.files ?? []
    // The same file can be chosen again after an error.
    currentTarget.value = ''
    if (photo) submit.mutate(photo)
  }
  const input = { type: 'file', accept: PHOTO_TYPES, className: 'hidden', onChange: send } as const
  return (
    <div className="grid gap-3">
      {!first && <p className="font-strong">{t('another')}</p>}
      <input ref={camera} {...input} capture="environment" aria-label={t('take')} />
      <input ref={files} {...input} aria-label={t('choose')} />
      <div className={cx('grid gap-3 sm:flex', !first && 'grid-cols-2')}>
        <Button
          look="secondary"
          loading={submit.isPending}
          icon={<Camera className="size-5" aria-hidden />}
          onClick={() => camera.current?.click()}
        >
          {submit.isPending ? t('sending', { percent: percent(sent) }) : t('take')}
        </Button>
        <Button
          look="secondary"
          disabled={submit.isPending}
          icon={<ImageUp className="size-5" aria-hidden />}
          onClick={() => files.current?.click()}
        >
          {t('choose')}
        </Button>
      </div>
      {submit.isError && (
        <Alert tone="danger" title={t('notSent')}>
          {errorMessage(submit.error)}
        </Alert>
      )}
    </div>
  )
}
