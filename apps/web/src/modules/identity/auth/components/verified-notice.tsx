import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import type { VerificationOutcome } from '../verification-outcome'

export type VerifiedNoticeProps = { outcome: VerificationOutcome; signedIn: boolean }

export default function VerifiedNotice({ outcome, signedIn }: VerifiedNoticeProps) {
  const { t } = useTranslation('auth')
  const next = signedIn ? 'inside' : 'outside'
  return (
    <Alert tone={outcome === 'done' ? 'good' : 'warning'} title={t(`verified.${outcome}.title`)}>
      {t(`verified.${outcome}.${next}`)}
    </Alert>
  )
}
