import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button, buttonClass } from '../../../../components/ui/button'
import { useConfig } from '../../../../lib/config'
import { SiteLink } from '../../../site-link'
import { PER_HOUR } from './calls'
import type { Problem } from './use-photo-try'

type ProblemNoteProps = { problem: Problem; onRetry: (() => void) | undefined }

/** What went wrong and what to do: try again, take another photo, or sign up where the limit is reached. */
export function ProblemNote({ problem, onRetry }: ProblemNoteProps) {
  const { t } = useTranslation('try')
  return (
    <Alert
      tone="danger"
      title={t(`problem.${problem}.title`)}
      action={
        problem === 'too_many' ? (
          <SignUpLink />
        ) : (
          onRetry && (
            <Button look="secondary" onClick={onRetry}>
              {t('problem.again')}
            </Button>
          )
        )
      }
    >
      <p>{t(`problem.${problem}.text`, { photos: PER_HOUR.photos })}</p>
    </Alert>
  )
}

export function SignUpLink() {
  const { t } = useTranslation('public')
  const { signUpUrl } = useConfig()
  return (
    <SiteLink to={signUpUrl} className={buttonClass('primary')}>
      {t('start')}
    </SiteLink>
  )
}
