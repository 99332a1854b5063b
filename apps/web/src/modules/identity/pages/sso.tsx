import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../../components/ui/page-header'
import { SsoForm } from '../auth/components/sso-form'

export default function SsoPage() {
  const { t } = useTranslation('sso')
  return (
    <div className="grid gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <SsoForm />
      <Link to="/login" className="inline-flex items-center gap-2 py-3 underline">
        <ArrowLeft className="size-5" aria-hidden />
        {t('back')}
      </Link>
    </div>
  )
}
