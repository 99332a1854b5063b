import { Preferences, savePreferences, type User } from '@plumbline/contract/identity/users'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { Field } from '../../../../components/ui/field'
import { Select } from '../../../../components/ui/select'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { i18next, setLanguage } from '../../../../lib/i18n'
import { useOptions } from '../../../../lib/options'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

type Option = { value: string; label: string }

/** What was chosen elsewhere, such as at sign-up, stays on the list. */
const offering = (offered: readonly Option[], all: readonly Option[], current: string) =>
  offered.some(({ value }) => value === current)
    ? offered
    : [...offered, ...all.filter(({ value }) => value === current)]

type PreferencesFormProps = { user: User; onSaved: (user: User) => void }

export function PreferencesForm({ user, onSaved }: PreferencesFormProps) {
  const { t } = useTranslation('settings')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const options = useOptions()
  const save = useApiMutation(savePreferences, { showsOwnError: true })
  const { industry, region, language, framework, detailLevel } = user
  const form = useForm({
    resolver: resolverFor(Preferences),
    defaultValues: { industry, region, language, framework, detailLevel },
  })
  const { errors, isSubmitting } = form.formState
  const chosenDetail = useWatch({ control: form.control, name: 'detailLevel' }) ?? detailLevel

  const submit = form.handleSubmit(async body => {
    try {
      const response = await save.mutateAsync({ body })
      // Shown in the language that was just chosen.
      await setLanguage(response.user.language)
      onSaved(response.user)
      toast({ title: i18next.t('preferences.saved', { ns: 'settings' }) })
    } catch (error) {
      showFieldProblems(form, error)
    }
  })

  return (
    <Card>
      <CardHeader title={t('preferences.title')} description={t('preferences.explain')} />
      <form className="grid max-w-form gap-5" onSubmit={submit} noValidate>
        <Field
          label={t('preferences.industry')}
          hint={t('preferences.industryHint')}
          error={fieldMessage(errors.industry?.message)}
        >
          <Select
            options={offering(options.settingsIndustries, options.industries, industry)}
            {...form.register('industry')}
          />
        </Field>
        <Field
          label={t('preferences.region')}
          hint={t('preferences.regionHint')}
          error={fieldMessage(errors.region?.message)}
        >
          <Select
            options={offering(options.settingsRegions, options.regions, region)}
            {...form.register('region')}
          />
        </Field>
        <Field
          label={t('preferences.framework')}
          hint={t('preferences.frameworkHint')}
          error={fieldMessage(errors.framework?.message)}
        >
          <Select options={options.frameworks} {...form.register('framework')} />
        </Field>
        <Field
          label={t('preferences.detailLevel')}
          hint={t(`preferences.detailHint.${chosenDetail}`)}
          error={fieldMessage(errors.detailLevel?.message)}
        >
          <Select options={options.detailLevels} {...form.register('detailLevel')} />
        </Field>
        <Field
          label={t('preferences.language')}
          hint={t('preferences.languageHint')}
          error={fieldMessage(errors.language?.message)}
        >
          <Select options={options.languages} {...form.register('language')} />
        </Field>
        {save.isError && <Alert tone="danger">{errorMessage(save.error)}</Alert>}
        <Button type="submit" loading={isSubmitting} className="sm:justify-self-start">
          {t('preferences.save')}
        </Button>
      </form>
    </Card>
  )
}
