import { onboardingGrant } from '@plumbline/contract/billing/plans'
import { completeOnboarding } from '@plumbline/contract/identity/auth'
import type { User } from '@plumbline/contract/identity/users'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { Select } from '../../../../components/ui/select'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { i18next, setLanguage } from '../../../../lib/i18n'
import { useOptions } from '../../../../lib/options'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { useSession } from '../session'
import { ConfirmAddress } from './confirm-address'
import { OnboardingStep } from './onboarding-step'

/** The two things left to do after signing up; together they top the free quota up, once. */
export default function OnboardingCard({ user }: { user: User }) {
  const { t } = useTranslation('account')
  const { setUser, reload } = useSession()
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const options = useOptions()
  const complete = useApiMutation(completeOnboarding, {
    showsOwnError: true,
  })
  const { industry, region, language, emailVerified } = user
  const [hasName] = useState(user.first_name !== '')
  const form = useForm({
    resolver: resolverFor(completeOnboarding.body),
    defaultValues: { industry, region, language, ...(hasName ? {} : { name: '' }) },
  })
  const { errors, isSubmitting } = form.formState
  // What was said when signing up is shown, and changed only by whoever wants to.
  const [isEditing, setEditing] = useState(!hasName)
  const known = [
    options.industries.find(({ value }) => value === industry)?.label,
    options.regions.find(({ value }) => value === region)?.label,
    options.languages.find(({ value }) => value === language)?.label,
  ]
    .filter(Boolean)
    .join(' · ')
  const isOnFreePlan = user.subscriptionTier === 'free'

  // The link is often opened on another device; coming back here finds out.
  useEffect(() => {
    if (emailVerified) return
    const look = () => void reload()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [emailVerified, reload])

  const submit = form.handleSubmit(async body => {
    try {
      const { user: onboarded } = await complete.mutateAsync({ body })
      await setLanguage(onboarded.language)
      const { remaining_uploads: analyses, remaining_questions: questions } = onboarded
      toast({
        title: i18next.t('onboarding.done.title', { ns: 'account' }),
        description: isOnFreePlan
          ? i18next.t('onboarding.done.quota', { ns: 'account', analyses, questions })
          : i18next.t('onboarding.done.saved', { ns: 'account' }),
      })
      setUser(onboarded)
    } catch (error) {
      showFieldProblems(form, error)
    }
  })

  return (
    <Card>
      <CardHeader
        title={t('onboarding.title')}
        description={isOnFreePlan ? t('onboarding.explain', onboardingGrant) : t('onboarding.explainPaid')}
      />
      <ol className="grid gap-6">
        <OnboardingStep number={1} done={emailVerified} title={t('onboarding.address.title')}>
          <ConfirmAddress email={user.email} verified={emailVerified} />
        </OnboardingStep>
        <OnboardingStep number={2} done={false} title={t('onboarding.work.title')}>
          <form className="grid gap-4" onSubmit={submit} noValidate>
            {!hasName && (
              <Field label={t('onboarding.work.name')} error={fieldMessage(errors.name?.message)}>
                <Input autoComplete="name" {...form.register('name')} />
              </Field>
            )}
            {isEditing ? (
              <div className="grid items-start gap-4 sm:grid-cols-3">
                <Field label={t('onboarding.work.industry')} error={fieldMessage(errors.industry?.message)}>
                  <Select options={options.industries} {...form.register('industry')} />
                </Field>
                <Field label={t('onboarding.work.region')} error={fieldMessage(errors.region?.message)}>
                  <Select options={options.regions} {...form.register('region')} />
                </Field>
                <Field label={t('onboarding.work.language')} error={fieldMessage(errors.language?.message)}>
                  <Select options={options.languages} {...form.register('language')} />
                </Field>
              </div>
            ) : (
              <p className="flex flex-wrap items-center gap-x-3">
                {known}
                <Button look="quiet" onClick={() => setEditing(true)}>
                  {t('onboarding.work.change')}
                </Button>
              </p>
            )}
            {complete.isError && <Alert tone="danger">{errorMessage(complete.error)}</Alert>}
            <Button type="submit" loading={isSubmitting} className="sm:justify-self-start">
              {t('onboarding.complete')}
            </Button>
          </form>
        </OnboardingStep>
      </ol>
    </Card>
  )
}
