import { severities } from '@plumbline/contract/options'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../../components/ui/field'
import { Input, Textarea } from '../../../../../components/ui/input'
import { Select } from '../../../../../components/ui/select'
import { useFieldMessage } from '../../../../../lib/error-message'
import { normalizeTag } from '../../regulation-filters'
import { useRegulationLabels } from '../../regulation-labels'
import { CommonTags } from './common-tags'
import type { RegulationDraft } from './regulation-draft'
import { TagInput } from './tag-input'
import { type RegulationFormReturn, SOURCE_INVALID } from './use-regulation-form'

type RegulationFieldsProps = { form: RegulationFormReturn }

function useFieldError({ formState: { errors } }: RegulationFormReturn) {
  const { t } = useTranslation('regulations')
  const fieldMessage = useFieldMessage()
  return (field: keyof RegulationDraft) =>
    errors[field]?.message === SOURCE_INVALID ? t('form.sourceInvalid') : fieldMessage(errors[field]?.message)
}

export function RegulationFields({ form }: RegulationFieldsProps) {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  const label = useRegulationLabels()
  const error = useFieldError(form)
  const industry = form.formState.defaultValues?.industry ?? ''
  // An imported regulation may have an industry that isn't in our list.
  const industries = label.industries.some(({ value }) => value === industry)
    ? label.industries
    : [...label.industries, { value: industry, label: industry }]
  return (
    <>
      <Field label={t('field.title')} required error={error('title')}>
        <Input maxLength={300} {...form.register('title')} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('field.code')} required error={error('regulation_code')}>
          <Input
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            placeholder="1926.501(b)(1)"
            {...form.register('regulation_code')}
          />
        </Field>
        <Field label={t('field.risk')} error={error('risk_level')}>
          <Select
            options={severities.map(value => ({ value, label: common(`severity.${value}`) }))}
            {...form.register('risk_level')}
          />
        </Field>
        <Field label={t('field.body')} error={error('regulatory_body')}>
          <Select options={label.bodies} {...form.register('regulatory_body')} />
        </Field>
        <Field label={t('field.industry')} error={error('industry')}>
          <Select options={industries} {...form.register('industry')} />
        </Field>
      </div>
      <Field label={t('field.summary')} required error={error('summary')}>
        <Textarea maxLength={5000} {...form.register('summary')} />
      </Field>
      <Field label={t('field.description')} hint={t('form.descriptionHint')} error={error('description')}>
        <Textarea {...form.register('description')} />
      </Field>
      <Field label={t('field.source')} error={error('source')}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          placeholder="https://"
          {...form.register('source')}
        />
      </Field>
      <TagFields form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('field.deadline')} error={error('compliance_deadline')}>
          <Input type="date" {...form.register('compliance_deadline')} />
        </Field>
      </div>
      <RelatedField form={form} />
    </>
  )
}

function TagFields({ form }: RegulationFieldsProps) {
  const { t } = useTranslation('regulations')
  const { errors } = form.formState
  return (
    <Controller
      control={form.control}
      name="tags"
      render={({ field }) => (
        <div className="grid gap-2">
          <TagInput
            label={t('field.tags')}
            hint={t('form.tagsHint')}
            error={errors.tags && t('form.tagsInvalid')}
            maxLength={60}
            normalize={normalizeTag}
            tags={field.value}
            onChange={field.onChange}
          />
          <CommonTags tags={field.value} onAdd={tag => field.onChange([...field.value, tag])} />
        </div>
      )}
    />
  )
}

function RelatedField({ form }: RegulationFieldsProps) {
  const { t } = useTranslation('regulations')
  return (
    <Controller
      control={form.control}
      name="related_regulations"
      render={({ field }) => (
        <TagInput
          label={t('field.related')}
          hint={t('form.relatedHint')}
          maxLength={80}
          normalize={code => code.trim()}
          tags={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )
}
