import { refresh } from '@plumbline/contract/identity/auth'
import { SsoStart, ssoOutcomes, startSso } from '@plumbline/contract/identity/sso'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { FullPageSpinner } from '../../../../components/ui/spinner'
import { call } from '../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems, useFocusOnArrival } from '../../../../lib/form'
import { useSession } from '../session'

/** Leads to the identity provider of somebody's organization, and takes them in when they come back. */
export function SsoForm() {
  const [params] = useSearchParams()
  const outcome = ssoOutcomes.find(each => each === params.get('outcome'))
  return outcome === 'done' ? <Arrival /> : <StartForm outcome={outcome} />
}

/** The session is in the cookie already; the page learns whose it is. */
function Arrival() {
  const { signIn } = useSession()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    call(refresh).then(signIn, () => setHasFailed(true))
  }, [signIn])
  return hasFailed ? <StartForm outcome="expired" /> : <FullPageSpinner />
}

type Failure = Exclude<(typeof ssoOutcomes)[number], 'done'>

function StartForm({ outcome }: { outcome: Failure | undefined }) {
  const { t } = useTranslation('sso')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [failure, setFailure] = useState<string | null>(outcome ? t(`outcome.${outcome}`) : null)
  const form = useForm({ resolver: resolverFor(SsoStart), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  useFocusOnArrival('email')

  const submit = form.handleSubmit(async body => {
    setFailure(null)
    try {
      location.assign((await call(startSso, { body })).url)
    } catch (error) {
      if (!showFieldProblems(form, error)) setFailure(errorMessage(error))
    }
  })

  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <p className="text-muted">{t('explain')}</p>
      {failure && (
        <Alert tone="danger" title={t('failed')}>
          {failure}
        </Alert>
      )}
      <Field label={t('email')} error={fieldMessage(errors.email?.message)} required>
        <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
      </Field>
      <Button type="submit" loading={isSubmitting}>
        {t('submit')}
      </Button>
    </form>
  )
}
