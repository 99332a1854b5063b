import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'

/** The visitor's own photo, from their own machine, while the server looks at it. */
export function WorkingPhoto({ preview, onStop }: { preview: string; onStop: () => void }) {
  const { t } = useTranslation('try')
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <img src={preview} alt="" className="max-h-80 w-full rounded-lg bg-box-edge object-contain" />
      <div className="grid justify-items-start gap-4">
        <div role="status">
          <p className="flex items-center gap-3 text-heading font-strong tracking-tight">
            <LoaderCircle className="size-7 shrink-0 animate-spin text-subtle" aria-hidden />
            {t('working.title')}
          </p>
          <p className="mt-2 text-muted">{t('working.text')}</p>
        </div>
        <Button look="secondary" onClick={onStop}>
          {t('working.stop')}
        </Button>
      </div>
    </div>
  )
}
