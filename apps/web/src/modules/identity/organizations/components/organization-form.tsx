import {
  type Organization,
  OrganizationChanges,
  updateOrganization,
} from '@plumbline/contract/identity/organizations'
import { fixPhotoModes } from '@plumbline/contract/options'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Field } from '../../../../components/ui/field'
import { FormActions } from '../../../../components/ui/form-actions'
import { Input } from '../../../../components/ui/input'
import { OpenedForm } from '../../../../components/ui/opened-form'
import { Select } from '../../../../components/ui/select'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useOptions } from '../../../../lib/options'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type OrganizationFormProps = {
  organization: Organization
  onClose: () => void
  onSaved: () => Promise<void>
}

export function OrganizationForm({ organization, onClose, onSaved }: OrganizationFormProps) {
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const options = useOptions()
  const save = useApiMutation(updateOrganization, { showsOwnError: true })
  const { name, companySize, industry, hideFaces, fixPhoto, counselMode } = organization
  const form = useForm({
    resolver: resolverFor(OrganizationChanges),
    defaultValues: { name, companySize, industry, hideFaces, fixPhoto, counselMode },
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])

  const submit = form.handleSubmit(async body => {
    try {
      await save.mutateAsync({ body })
      await onSaved()
      toast({ title: t('organization.saved') })
      onClose()
    } catch (error) {
      showFieldProblems(form, error)
    }
  })

  return (
    <OpenedForm onSubmit={submit}>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field label={t('organization.name')} error={fieldMessage(errors.name?.message)} required>
          <Input autoComplete="organization" {...form.register('name')} />
        </Field>
        <Field label={t('organization.companySize')} error={fieldMessage(errors.companySize?.message)}>
          <Select options={options.companySizes} {...form.register('companySize')} />
        </Field>
        <Field label={t('organization.industry')} error={fieldMessage(errors.industry?.message)}>
          <Select options={options.industries} {...form.register('industry')} />
        </Field>
      </div>
      <Field label={t('organization.fixPhoto')} hint={t('organization.fixPhotoExplain')}>
        <Select
          options={fixPhotoModes.map(value => ({ value, label: t(`organization.fixPhotos.${value}`) }))}
          {...form.register('fixPhoto')}
        />
      </Field>
      <Checkbox label={t('organization.hideThem')} {...form.register('hideFaces')} />
      <p className="-mt-4 text-caption text-subtle">{t('organization.hideFacesExplain')}</p>
      <Checkbox label={t('organization.turnCounselOn')} {...form.register('counselMode')} />
      <p className="-mt-4 text-caption text-subtle">{t('organization.counselExplain')}</p>
      {save.isError && <Alert tone="danger">{errorMessage(save.error)}</Alert>}
      <FormActions saving={isSubmitting} onCancel={onClose} />
    </OpenedForm>
  )
}
