import { createSite, type Site, SiteChanges, updateSite } from '@plumbline/contract/identity/sites'
import { type CountryCode, defaultPpe, type Industry, type SitePpe } from '@plumbline/contract/options'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Card, CardHeader } from '../../../../components/ui/card'
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
import { ownTimeZone } from '../../../../lib/today'
import { timeZones, usePlaceNames } from '../site-labels'
import { PositionField } from './position-field'
import { PpeField } from './ppe-field'

type SiteDraft = {
  name: string
  address: string
  country: CountryCode | '' | null
  state: string | null
  timeZone: string | null
  latitude: number | null
  longitude: number | null
  industry: Industry
  ppe: SitePpe
  version?: number | undefined
}

type SiteFormProps = {
  /** The site to change; none makes a new one. */
  site: Site | null
  industry: Industry
  onClose: () => void
}

function draftOf(site: Site): SiteDraft {
  const { name, address, country, state, timeZone, latitude, longitude, industry, ppe, version } = site
  return { name, address, country, state, timeZone, latitude, longitude, industry, ppe, version }
}

const emptyDraft = (industry: Industry): SiteDraft => ({
  name: '',
  address: '',
  country: '',
  state: null,
  timeZone: ownTimeZone(),
  latitude: null,
  longitude: null,
  industry,
  ppe: defaultPpe(industry),
})

export function SiteForm({ site, industry, onClose }: SiteFormProps) {
  const { t } = useTranslation('sites')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const { industries } = useOptions()
  const { countries, statesIn } = usePlaceNames()
  const create = useApiMutation(createSite, { showsOwnError: true })
  const update = useApiMutation(updateSite, { showsOwnError: true })
  const form = useForm({
    resolver: resolverFor<SiteDraft, Omit<SiteDraft, 'country'> & { country: CountryCode | null }>(
      SiteChanges,
    ),
    defaultValues: site ? draftOf(site) : emptyDraft(industry),
  })
  const { errors, isSubmitting, dirtyFields } = form.formState
  const { setFocus, setValue } = form
  useEffect(() => setFocus('name'), [setFocus])
  const [country, ppe, latitude, longitude] = form.watch(['country', 'ppe', 'latitude', 'longitude'])
  const states = statesIn(country ?? null)
  const error = create.error ?? update.error

  const submit = form.handleSubmit(async body => {
    try {
      if (site) await update.mutateAsync({ params: { id: site.id }, body })
      else {
        const { version: _, ...created } = body
        await create.mutateAsync({ body: created })
      }
      toast({ title: t(site ? 'saved' : 'created'), description: body.name })
      onClose()
    } catch (fault) {
      showFieldProblems(form, fault)
    }
  })

  return (
    <Card aria-labelledby="site-form-title">
      <CardHeader id="site-form-title" title={t(site ? 'editTitle' : 'newTitle')} />
      <OpenedForm onSubmit={submit}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label={t('field.name')} error={fieldMessage(errors.name?.message)} required>
            <Input maxLength={160} autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label={t('field.industry')} error={fieldMessage(errors.industry?.message)}>
            <Select
              options={industries}
              {...form.register('industry', {
                // What is usual in the industry, until somebody chooses otherwise.
                onChange: event => {
                  if (!site && !dirtyFields.ppe) setValue('ppe', defaultPpe(event.target.value))
                },
              })}
            />
          </Field>
          <Field
            label={t('field.country')}
            hint={t('field.countryHint')}
            error={fieldMessage(errors.country?.message)}
          >
            <Select
              placeholder={t('field.noCountry')}
              options={countries}
              {...form.register('country', { onChange: () => setValue('state', null) })}
            />
          </Field>
          {states.length > 0 && (
            <Field
              label={t(country === 'CA' ? 'field.province' : 'field.state')}
              error={fieldMessage(errors.state?.message)}
            >
              <Select placeholder={t('field.noState')} options={states} {...form.register('state')} />
            </Field>
          )}
          <Field label={t('field.address')} error={fieldMessage(errors.address?.message)}>
            <Input maxLength={300} autoComplete="off" {...form.register('address')} />
          </Field>
          <Field label={t('field.timeZone')} error={fieldMessage(errors.timeZone?.message)}>
            <Select
              placeholder={t('field.noTimeZone')}
              options={timeZones(site?.timeZone ?? null)}
              {...form.register('timeZone')}
            />
          </Field>
        </div>
        <PositionField
          value={latitude === null || longitude === null ? null : { latitude, longitude }}
          onChange={position => {
            setValue('latitude', position?.latitude ?? null, { shouldDirty: true })
            setValue('longitude', position?.longitude ?? null, { shouldDirty: true })
          }}
        />
        <PpeField value={ppe} onChange={value => setValue('ppe', value, { shouldDirty: true })} />
        {error && <Alert tone="danger">{errorMessage(error)}</Alert>}
        <FormActions saving={isSubmitting} onCancel={onClose} />
      </OpenedForm>
    </Card>
  )
}
