import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../../components/ui/button'
import { PageTitle } from '../../../components/ui/page-header'
import { reportError } from '../../../lib/report-error'

export default function NotFoundPage() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  useEffect(() => reportError(`Unknown route: ${pathname}`), [pathname])
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-4 px-4 py-24 text-center">
      <p className="tabular text-title font-strong text-subtle">404</p>
      <PageTitle className="text-display font-strong tracking-tight">{t('notFound.title')}</PageTitle>
      <p className="text-muted">{t('notFound.explain')}</p>
      <ButtonLink to="/" className="mt-2">
        {t('notFound.home')}
      </ButtonLink>
    </div>
  )
}
