import { signupGrant } from '@plumbline/contract/billing/plans'
import { signup } from '@plumbline/contract/identity/auth'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { ApiError, call, NetworkError } from '../../../../../lib/api'
import { useErrorMessage } from '../../../../../lib/error-message'
import { currentLanguage } from '../../../../../lib/i18n'
import { toast } from '../../../../../lib/toast'
import { ownTimeZone } from '../../../../../lib/today'
import { useSession } from '../../session'
import { newDraft, type SignupDraft, type SignupRequest, stepOneFields } from '../../signup-draft'
import { openSignup, rememberSignupDone, rememberStepOne } from '../../signup-progress'
import { AccountStep, type StepOne, type StepOneProblem } from './account-step'
import { OrganizationStep } from './organization-step'
import { StepsIndicator } from './steps-indicator'

/** The server's problems with fields of the first step, such as an email that is taken. */
function stepOneProblems(error: unknown): StepOneProblem[] {
  if (!(error instanceof ApiError)) return []
  if (error.code === 'email_taken') return [{ field: 'email', code: 'email_taken' }]
  return stepOneFields.flatMap(field =>
    error.fields.filter(each => each.field === field).map(({ code }) => ({ field, code })),
  )
}

/** Both steps. What was typed lives here, so going back and forth or failing loses nothing. */
export function SignupForm() {
  const { t } = useTranslation('signup')
  const { signIn } = useSession()
  const errorMessage = useErrorMessage()
  const [opened] = useState(openSignup)
  const [step, setStep] = useState(opened.step)
  const [moved, setMoved] = useState(false)
  const [draft, setDraft] = useState(() => newDraft(opened, currentLanguage()))
  const [problems, setProblems] = useState<readonly StepOneProblem[]>([])
  const [failure, setFailure] = useState<unknown>(null)

  const goTo = (next: 1 | 2, kept: SignupDraft) => {
    setDraft(kept)
    setStep(next)
    setMoved(true)
  }

  const finishAccount = (account: StepOne) => {
    rememberStepOne(account)
    setProblems([])
    goTo(2, { ...draft, ...account })
    toast({ title: t('account.done.title'), description: t('account.done.description') })
  }

  const create = async (body: SignupRequest, kept: SignupDraft) => {
    try {
      const session = await call(signup, { body: { ...body, timeZone: ownTimeZone() ?? undefined } })
      rememberSignupDone()
      toast({ title: t('created.title'), description: t('created.description') })
      signIn(session)
      return null
    } catch (error) {
      toast({ title: t('failed.title'), description: t('failed.description'), variant: 'destructive' })
      const earlier = stepOneProblems(error)
      if (earlier.length > 0) {
        setFailure(null)
        setProblems(earlier)
        goTo(1, kept)
      } else {
        setFailure(error)
      }
      return error
    }
  }

  return (
    <div className="grid gap-6">
      <p className="rounded-md bg-signal-soft px-4 py-3">
        <span className="font-strong">{t('banner.title')}</span> {t('banner.includes', signupGrant)}
      </p>
      <StepsIndicator current={step} />
      {step === 1 ? (
        <AccountStep draft={draft} problems={problems} focus={moved} onContinue={finishAccount} />
      ) : (
        <OrganizationStep
          draft={draft}
          focus={moved}
          onBack={kept => goTo(1, kept)}
          onCreate={create}
          failure={(retry, retrying) => {
            if (!failure) return null
            if (!(failure instanceof NetworkError)) {
              return (
                <Alert tone="danger" title={t('failed.title')}>
                  {errorMessage(failure) || t('failed.otherwise')}
                </Alert>
              )
            }
            return (
              <Alert
                tone="danger"
                title={t('connection.title')}
                action={
                  <Button look="secondary" loading={retrying} onClick={retry}>
                    {t('connection.retry')}
                  </Button>
                }
              >
                {t('connection.hint')}
              </Alert>
            )
          }}
        />
      )}
    </div>
  )
}
