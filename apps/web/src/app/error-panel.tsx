import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/ui/button'

export function ErrorPanel() {
  const { t } = useTranslation()
  return (
    <div role="alert" className="mx-auto grid max-w-prose justify-items-center gap-4 px-4 py-16 text-center">
      <TriangleAlert className="size-8 text-danger" aria-hidden />
      <p className="text-title font-strong">{t('crash.panel')}</p>
      <Button onClick={() => location.reload()}>{t('action.refreshPage')}</Button>
    </div>
  )
}
