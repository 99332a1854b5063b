import { severities } from '@plumbline/contract/options'
import {
  createRegulation,
  getRegulation,
  NewRegulation,
  type Regulation,
  updateRegulation,
} from '@plumbline/contract/regulations'
import { useId, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Field } from '../../../../components/ui/field'
import { Input, Textarea } from '../../../../components/ui/input'
import { Select } from '../../../../components/ui/select'
import { call } from '../../../../lib/api'
import { useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { normalizeTag } from '../../regulation-filters'
import { useRegulationLabels } from '../../regulation-labels'
import { CommonTags } from './common-tags'
import { bodyOf, draftOf, isWebAddress, NO_SOURCE, type RegulationDraft } from './regulation-draft'
import { SaveProblem } from './save-problem'
import { TagInput } from './tag-input'

export type { RegulationDraft }

const SOURCE_INVALID = 'source_invalid'

const toBody = z.transform((draft: RegulationDraft): z.input<typeof NewRegulation> => bodyOf(draft))

/** Checks what the form sends. A source that was imported may be any text; a new one has to be a web address. */
const draftSchema = (originalSource: string) =>
  z.pipe(toBody, NewRegulation).check(({ value: { source = '' }, issues }) => {
    if (source === NO_SOURCE || source === originalSource || isWebAddress(source)) return
    issues.push({ code: 'custom', input: source, path: ['source'], message: SOURCE_INVALID })
  })

type RegulationFormProps = {
  /** Given: it is changed. Not given: a new one is written. */
  regulation: Regulation | null
  draft: RegulationDraft | undefined
  onLeave: (draft: RegulationDraft) => void
  onSaved: () => void
}

export function RegulationForm({ regulation, draft, onLeave, onSaved }: RegulationFormProps) {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  const fieldMessage = useFieldMessage()
  const label = useRegulationLabels()
  const formId = useId()
  const [failure, setFailure] = useState<unknown>(null)
  const create = useApiMutation(createRegulation, { showsOwnError: true })
  const update = useApiMutation(updateRegulation, { showsOwnError: true })

  const original = draftOf(regulation)
  const form = useForm<RegulationDraft, unknown, NewRegulation>({
    resolver: resolverFor(draftSchema(original.source)),
    defaultValues: draft ?? original,
  })
  const { errors, isSubmitting } = form.formState
  const wordsFor = (field: keyof RegulationDraft) =>
    errors[field]?.message === SOURCE_INVALID ? t('form.sourceInvalid') : fieldMessage(errors[field]?.message)

  const save = async (body: NewRegulation, version?: number) => {
    setFailure(null)
    try {
      if (regulation) {
        await update.mutateAsync({
          params: { id: regulation.id },
          body: { ...body, version: version ?? regulation.version },
        })
        toast({
          title: t('form.updated.title'),
          description: t('form.updated.explain', { title: body.title }),
        })
      } else {
        await create.mutateAsync({ body })
        toast({
          title: t('form.created.title'),
          description: t('form.created.explain', { title: body.title }),
        })
      }
      onSaved()
    } catch (error) {
      setFailure(error)
      showFieldProblems(form, error)
    }
  }
  /** For whoever was told that somebody else changed it meanwhile, and wants their own words all the same. */
  const saveAnyway = form.handleSubmit(async body => {
    if (!regulation) return
    try {
      const { version } = await call(getRegulation, { params: { id: regulation.id } })
      await save(body, version)
    } catch (error) {
      setFailure(error)
    }
  })

  const industries = label.industries.some(({ value }) => value === original.industry)
    ? label.industries
    : [...label.industries, { value: original.industry, label: original.industry }]
  const leave = () => onLeave(form.getValues())

  return (
    <Dialog
      open
      onOpenChange={open => !open && leave()}
      title={regulation ? t('form.title.update') : t('form.title.create')}
      actions={
        <>
          <Button look="secondary" onClick={leave}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSubmitting}>
            {regulation ? t('form.submit.update') : t('form.submit.create')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={form.handleSubmit(body => save(body))}>
        <Field label={t('field.title')} required error={wordsFor('title')}>
          <Input maxLength={300} {...form.register('title')} />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('field.code')} required error={wordsFor('regulation_code')}>
            <Input
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              placeholder="1926.501(b)(1)"
              {...form.register('regulation_code')}
            />
          </Field>
          <Field label={t('field.risk')} error={wordsFor('risk_level')}>
            <Select
              options={severities.map(value => ({ value, label: common(`severity.${value}`) }))}
              {...form.register('risk_level')}
            />
          </Field>
          <Field label={t('field.body')} error={wordsFor('regulatory_body')}>
            <Select options={label.bodies} {...form.register('regulatory_body')} />
          </Field>
          <Field label={t('field.industry')} error={wordsFor('industry')}>
            <Select options={industries} {...form.register('industry')} />
          </Field>
        </div>
        <Field label={t('field.summary')} required error={wordsFor('summary')}>
          <Textarea maxLength={5000} {...form.register('summary')} />
        </Field>
        <Field
          label={t('field.description')}
          hint={t('form.descriptionHint')}
          error={wordsFor('description')}
        >
          <Textarea {...form.register('description')} />
        </Field>
        <Field label={t('field.source')} error={wordsFor('source')}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={2000}
            placeholder="https://"
            {...form.register('source')}
          />
        </Field>
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
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('field.deadline')} error={wordsFor('compliance_deadline')}>
            <Input type="date" {...form.register('compliance_deadline')} />
          </Field>
        </div>
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
        <SaveProblem
          error={failure}
          updating={regulation !== null}
          saving={isSubmitting}
          onSaveAnyway={saveAnyway}
        />
      </form>
    </Dialog>
  )
}
