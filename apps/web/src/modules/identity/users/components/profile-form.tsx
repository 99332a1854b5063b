import { Profile, saveProfile, type User } from '@plumbline/contract/identity/users'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type ProfileFormProps = { user: User; onCancel: () => void; onSaved: (user: User) => void }

/** The company is the organization's name: its admins may change it here, everyone else only reads it. */
export function ProfileForm({ user, onCancel, onSaved }: ProfileFormProps) {
  const { t } = useTranslation('account')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const save = useApiMutation(saveProfile, { showsOwnError: true })
  const mayRename = user.role === 'admin'
  const form = useForm<z.output<typeof Profile>>({
    resolver: resolverFor(Profile),
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      job_title: user.title,
      ...(mayRename && { company: user.organization }),
    },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('first_name'), [setFocus])

  const submit = form.handleSubmit(async body => {
    try {
      const response = await save.mutateAsync({ body })
      onSaved(response.user)
      toast({ title: t('profile.saved') })
    } catch (error) {
      showFieldProblems(form, error)
      toast({
        title: t('profile.failed.title'),
        description: t('profile.failed.description'),
        variant: 'destructive',
      })
    }
  })

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('profile.firstName')} error={fieldMessage(errors.first_name?.message)} required>
          <Input autoComplete="given-name" {...form.register('first_name')} />
        </Field>
        <Field label={t('profile.lastName')} error={fieldMessage(errors.last_name?.message)}>
          <Input autoComplete="family-name" {...form.register('last_name')} />
        </Field>
        <Field label={t('profile.email')} hint={t('profile.emailHint')}>
          <Input type="email" value={user.email} readOnly />
        </Field>
        <Field label={t('profile.jobTitle')} error={fieldMessage(errors.job_title?.message)}>
          <Input autoComplete="organization-title" {...form.register('job_title')} />
        </Field>
        {mayRename ? (
          <Field
            label={t('profile.company')}
            hint={t('profile.companyHint')}
            error={fieldMessage(errors.company?.message)}
            required
          >
            <Input autoComplete="organization" {...form.register('company')} />
          </Field>
        ) : (
          <Field label={t('profile.company')} hint={t('profile.companyReadOnly')}>
            <Input value={user.organization} readOnly />
          </Field>
        )}
      </div>
      {save.isError && <Alert tone="danger">{errorMessage(save.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSubmitting}>
          {t('profile.save')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
