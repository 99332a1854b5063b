import type { BodyOf } from '@plumbline/contract/endpoint'
import { createViolation, NewViolation, type Violation } from '@plumbline/contract/findings/violations'
import { type Severity, severities } from '@plumbline/contract/options'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Dialog } from '../../../../../components/ui/dialog'
import { Field } from '../../../../../components/ui/field'
import { Input, Textarea } from '../../../../../components/ui/input'
import { Select } from '../../../../../components/ui/select'
import { useErrorMessage, useFieldMessage } from '../../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../../lib/form'
import { useApiMutation } from '../../../../../lib/query'
import { useSiteOptions } from '../../../../../lib/sites'
import { toast } from '../../../../../lib/toast'

type Draft = {
  type: string
  severity: Severity
  location: string
  /** Left out where there is only one, which the server takes by itself. */
  siteId?: string | null
  description: string
  regulationCode: string
}

type NewViolationDialogProps = { onClose: () => void; onCreated: (violation: Violation) => void }

/** What a person saw, in their own words. */
export default function NewViolationDialog({ onClose, onCreated }: NewViolationDialogProps) {
  const { t } = useTranslation('violations')
  const { t: common } = useTranslation()
  const { t: results } = useTranslation('results')
  const id = useId()
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const create = useApiMutation(createViolation, {
    showsOwnError: true,
  })
  const form = useForm<Draft, unknown, BodyOf<typeof createViolation>>({
    resolver: resolverFor(NewViolation),
    defaultValues: {
      type: '',
      severity: 'Medium',
      location: '',

      description: '',
      regulationCode: '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const sites = useSiteOptions({ archived: false })

  const submit = form.handleSubmit(async body => {
    try {
      const created = await create.mutateAsync({ body })
      toast({ title: t('new.saved') })
      onCreated(created)
    } catch (error) {
      showFieldProblems(form, error)
    }
  })

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('new.title')}
      description={t('new.explain')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            {t('new.save')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <Field label={t('new.type')} error={fieldMessage(errors.type?.message)} required>
          <Input maxLength={200} placeholder={t('new.example')} {...form.register('type')} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('new.severity')} error={fieldMessage(errors.severity?.message)}>
            <Select
              options={severities.map(value => ({ value, label: common(`severity.${value}`) }))}
              {...form.register('severity')}
            />
          </Field>
          <Field label={t('new.location')} error={fieldMessage(errors.location?.message)}>
            <Input maxLength={300} {...form.register('location')} />
          </Field>
        </div>
        {sites.length > 0 && (
          <Field label={t('filter.site')} error={fieldMessage(errors.siteId?.message)}>
            <Select
              placeholder={t('filter.noSite')}
              options={sites}
              {...form.register('siteId', { setValueAs: value => value || null })}
            />
          </Field>
        )}
        <Field label={t('new.description')} error={fieldMessage(errors.description?.message)}>
          <Textarea rows={3} maxLength={10_000} {...form.register('description')} />
        </Field>
        <Field label={t('new.regulation')} error={fieldMessage(errors.regulationCode?.message)}>
          <Input
            maxLength={60}
            placeholder={t('new.regulationExample')}
            {...form.register('regulationCode')}
          />
        </Field>
        {create.isError && (
          <Alert tone="danger">{errorMessage(create.error, results('fallback.create'))}</Alert>
        )}
      </form>
    </Dialog>
  )
}
