import { completeLogin, type SignedIn } from '@plumbline/contract/identity/auth'
import type { SecondFactor, SecondStep as SecondStepNeeded } from '@plumbline/contract/identity/two-factor'
import { ArrowLeft, Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { PageTitle } from '../../../../components/ui/page-header'
import { ApiError, call } from '../../../../lib/api'
import { useErrorMessage } from '../../../../lib/error-message'
import { askForPasskey, NoPasskeyUsed } from '../passkey-browser'
import { supportsPasskeys } from '../supports-passkeys'

type SecondStepProps = {
  step: SecondStepNeeded
  onSignedIn: (session: SignedIn) => void
  onBack: () => void
}

const switches = { code: 'useCode', passkey: 'usePasskey', recovery_code: 'useRecovery' } as const

/** After the right password: a code, a passkey or a recovery code. */
export default function SecondStep({ step, onSignedIn, onBack }: SecondStepProps) {
  const { t } = useTranslation('two-factor')
  const errorMessage = useErrorMessage()
  const methods = step.methods.filter(method => method !== 'passkey' || supportsPasskeys())
  const [method, setMethod] = useState<SecondFactor>(methods[0] ?? 'recovery_code')
  const [failure, setFailure] = useState<unknown>(null)
  const isOver = failure instanceof ApiError && failure.code === 'login_expired'

  const attempt = async (proof: Parameters<typeof call<typeof completeLogin>>[1]['body']['proof']) => {
    setFailure(null)
    onSignedIn(await call(completeLogin, { body: { challenge: step.challenge, proof } }))
  }
  const choose = (chosen: SecondFactor) => {
    setFailure(null)
    setMethod(chosen)
  }
  return (
    <div className="grid gap-6">
      <PageTitle>{t('login.title')}</PageTitle>
      {failure !== null && (
        <Alert tone="danger" title={t('login.failed')}>
          {failure instanceof NoPasskeyUsed ? t('passkeys.failed') : errorMessage(failure)}
        </Alert>
      )}
      {!isOver &&
        (method === 'passkey' ? (
          <PasskeyProof step={step} onProof={attempt} onFailure={setFailure} />
        ) : (
          <CodeProof key={method} method={method} onProof={attempt} onFailure={setFailure} />
        ))}
      <div className="grid justify-items-start gap-1">
        {!isOver &&
          methods
            .filter(each => each !== method)
            .map(each => (
              <Button key={each} look="quiet" className="-ml-4" onClick={() => choose(each)}>
                {t(`login.${switches[each]}`)}
              </Button>
            ))}
        <Button
          look="quiet"
          className="-ml-4"
          icon={<ArrowLeft className="size-5" aria-hidden />}
          onClick={onBack}
        >
          {t('login.back')}
        </Button>
      </div>
      <p className="text-caption text-subtle">{t('login.lost')}</p>
    </div>
  )
}

type Proof = Parameters<typeof call<typeof completeLogin>>[1]['body']['proof']
type ProofProps = { onProof: (proof: Proof) => Promise<void>; onFailure: (error: unknown) => void }

function CodeProof({ method, onProof, onFailure }: ProofProps & { method: 'code' | 'recovery_code' }) {
  const { t } = useTranslation('two-factor')
  const form = useForm({ defaultValues: { code: '' } })
  const name = method === 'code' ? 'code' : 'recovery'
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onProof({ method, code })
    } catch (error) {
      onFailure(error)
      form.setFocus('code', { shouldSelect: true })
    }
  })
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <Field label={t(`login.${name}`)} hint={t(`login.${name}Explain`)} required>
        <Input
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={method === 'code' ? 'numeric' : 'text'}
          {...form.register('code')}
        />
      </Field>
      <Button type="submit" loading={form.formState.isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  )
}

function PasskeyProof({ step, onProof, onFailure }: ProofProps & { step: SecondStepNeeded }) {
  const { t } = useTranslation('two-factor')
  const [isWaiting, setWaiting] = useState(false)
  const use = async () => {
    if (!step.passkey) return
    setWaiting(true)
    try {
      await onProof({ method: 'passkey', passkey: await askForPasskey(step.passkey) })
    } catch (error) {
      onFailure(error)
    } finally {
      setWaiting(false)
    }
  }
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('login.passkeyExplain')}</p>
      <Button
        autoFocus
        icon={<Fingerprint className="size-5" aria-hidden />}
        loading={isWaiting}
        onClick={() => void use()}
      >
        {t('login.usePasskey')}
      </Button>
    </div>
  )
}
