import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../../components/ui/page-header'
import { ForgotPasswordForm } from '../auth/components/forgot-password-form'

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  return (
    <div className="grid gap-6">
      <PageTitle>{t('forgot.title')}</PageTitle>
      <ForgotPasswordForm />
      <Link to="/login" className="inline-flex items-center gap-2 py-3 underline">
        <ArrowLeft className="size-5" aria-hidden />
        {t('forgot.back')}
      </Link>
    </div>
  )
}
