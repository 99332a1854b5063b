import { Check, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import type { Shot } from './use-camera'

type ReviewProps = { shot: Shot; placeLine: ReactNode; onRetake: () => void; onUse: () => void }

/** A look at the picture, and where it was taken, before it is sent. */
export function Review({ shot, placeLine, onRetake, onUse }: ReviewProps) {
  const { t } = useTranslation('capture')
  useEffect(() => () => URL.revokeObjectURL(shot.url), [shot.url])
  return (
    <>
      <div className="min-h-0 flex-1 bg-box-edge">
        <img src={shot.url} alt={t('taken')} className="size-full object-contain" />
      </div>
      <div className="grid max-h-[60dvh] gap-4 overflow-y-auto p-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {placeLine}
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button
            look="secondary"
            className="min-h-14"
            icon={<RotateCcw className="size-5" aria-hidden />}
            onClick={onRetake}
          >
            {t('retake')}
          </Button>
          <Button className="min-h-14" icon={<Check className="size-5" aria-hidden />} onClick={onUse}>
            {t('use')}
          </Button>
        </div>
      </div>
    </>
  )
}
