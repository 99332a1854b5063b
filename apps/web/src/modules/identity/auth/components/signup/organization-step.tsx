import { Signup } from '@plumbline/contract/identity/auth'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { PasswordInput } from '../../../../../components/ui/password-input'
import { Select } from '../../../../../components/ui/select'
import { useFieldMessage } from '../../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../../lib/form'
import { useOptions } from '../../../../../lib/options'
import type { SignupDraft, SignupRequest } from '../../signup-draft'
import { Acceptances } from './acceptances'
import { StepHeading } from './step-heading'

type OrganizationStepProps = {
  draft: SignupDraft
  focus: boolean
  onBack: (draft: SignupDraft) => void
  /** Resolves to what went wrong, or to nothing. */
  onCreate: (form: SignupRequest, draft: SignupDraft) => Promise<unknown>
  /** Says above the buttons why the last attempt failed. */
  failure: (retry: () => void, retrying: boolean) => ReactNode
}

export function OrganizationStep({ draft, focus, onBack, onCreate, failure }: OrganizationStepProps) {
  const { t } = useTranslation('signup')
  const fieldMessage = useFieldMessage()
  const options = useOptions()
  const [askPassword] = useState(draft.password === '')
  const [acceptanceMissing, setAcceptanceMissing] = useState(false)
  const form = useForm<SignupDraft, unknown, SignupRequest>({
    mode: 'onChange',
    resolver: resolverFor(Signup),
    defaultValues: draft,
  })
  const { register, getValues } = form
  const { errors, isSubmitting } = form.formState
  const error = (field: keyof SignupDraft) => fieldMessage(errors[field]?.message)

  const submit = form.handleSubmit(
    async checked => {
      setAcceptanceMissing(false)
      showFieldProblems(form, await onCreate(checked, getValues()))
    },
    faults => {
      setAcceptanceMissing(Boolean(faults.privacyAccepted || faults.termsAccepted))
      const elsewhere = faults.name || faults.email || (!askPassword && faults.password)
      if (elsewhere) onBack(getValues())
    },
  )

  return (
    <form method="post" className="grid gap-5" onSubmit={submit} noValidate>
      <StepHeading focus={focus}>{t('organization.title')}</StepHeading>
      {askPassword && <PasswordAgain form={form} email={draft.email} />}
      <Field label={t('organization.name')} error={error('organization')} required>
        <Input autoComplete="organization" {...register('organization')} />
      </Field>
      <Field label={t('organization.jobTitle')} error={error('title')} required>
        <Input autoComplete="organization-title" {...register('title')} />
      </Field>
      <Field
        label={t('organization.worksite')}
        hint={t('organization.worksiteHint')}
        error={error('worksite')}
      >
        <Input autoComplete="off" {...register('worksite')} />
      </Field>
      <Field label={t('organization.industry')} error={error('industry')} required>
        <Select
          options={options.signupIndustries}
          placeholder={t('organization.choose')}
          {...register('industry')}
        />
      </Field>
      <Field label={t('organization.companySize')} error={error('companySize')} required>
        <Select
          options={options.companySizes}
          placeholder={t('organization.choose')}
          {...register('companySize')}
        />
      </Field>
      <Field label={t('organization.language')} error={error('language')} required>
        <Select options={options.languages} {...register('language')} />
      </Field>
      <Field label={t('organization.region')} error={error('region')} required>
        <Select options={options.regions} placeholder={t('organization.choose')} {...register('region')} />
      </Field>
      <Field label={t('organization.source')} error={error('marketingSource')}>
        <Select
          options={options.marketingSources}
          placeholder={t('organization.noAnswer')}
          {...register('marketingSource', { setValueAs: value => value || undefined })}
        />
      </Field>
      <Acceptances
        privacy={{ ...register('privacyAccepted'), error: error('privacyAccepted') }}
        terms={{ ...register('termsAccepted'), error: error('termsAccepted') }}
      />
      {acceptanceMissing && <Alert tone="danger">{t('accept.both')}</Alert>}
      {failure(() => void submit(), isSubmitting)}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <Button look="secondary" onClick={() => onBack(getValues())}>
          {t('organization.back')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t('organization.create')}
        </Button>
      </div>
    </form>
  )
}

type PasswordAgainProps = { form: UseFormReturn<SignupDraft, unknown, SignupRequest>; email: string }

/** After a reload the first step is remembered, but not its password. */
function PasswordAgain({ form: { register, formState }, email }: PasswordAgainProps) {
  const { t } = useTranslation('signup')
  const fieldMessage = useFieldMessage()
  const error = (field: 'password' | 'confirmPassword') => fieldMessage(formState.errors[field]?.message)
  return (
    <>
      <Alert title={t('restored.title', { email })}>{t('restored.explain')}</Alert>
      <Field
        label={t('account.password')}
        hint={t('account.passwordHint')}
        error={error('password')}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password', { deps: ['confirmPassword'] })} />
      </Field>
      <Field label={t('account.confirm')} error={error('confirmPassword')} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
    </>
  )
}
