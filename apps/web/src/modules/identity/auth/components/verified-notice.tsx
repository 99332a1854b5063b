import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'

const outcomes = ['done', 'link_expired', 'link_invalid'] as const
type Outcome = (typeof outcomes)[number]

/** What the link in the verification mail led to; it comes back as `?verified=`. */
export function verificationOutcome(search: string | undefined): Outcome | undefined {
  const given = new URLSearchParams(search).get('verified')
  return outcomes.find(outcome => outcome === given)
}

export function VerifiedNotice({ outcome, signedIn }: { outcome: Outcome; signedIn: boolean }) {
  const { t } = useTranslation('auth')
  const next = signedIn ? 'inside' : 'outside'
  return (
    <Alert tone={outcome === 'done' ? 'good' : 'warning'} title={t(`verified.${outcome}.title`)}>
      {t(`verified.${outcome}.${next}`)}
    </Alert>
  )
}
