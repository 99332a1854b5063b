import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx'

export function Spinner({ className }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <div role="status" className={cx('flex items-center justify-center gap-3 py-12 text-muted', className)}>
      <LoaderCircle className="size-6 animate-spin" aria-hidden />
      {t('state.loading')}
    </div>
  )
}

/** While the session or a page is on its way. Where somebody is signed in, the frame of the page is above it. */
export const FullPageSpinner = () => (
  <div data-waiting>
    <Spinner className="min-h-dvh" />
  </div>
)
