import { enterpriseOffers } from '@plumbline/contract/billing/plans'
import { contactSales, SalesInquiry } from '@plumbline/contract/billing/sales'
import { SUPPORT_TOPIC } from '@plumbline/contract/billing/support'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Field } from '../../../../components/ui/field'
import { Input, Textarea } from '../../../../components/ui/input'
import { Select } from '../../../../components/ui/select'
import { call } from '../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { toast } from '../../../../lib/toast'

type Draft = { name: string; email: string; company: string; offer: string; message: string }
export type ContactSalesDialogProps = {
  /** The plan that is asked about, or `support`. */
  offer: string
  /** Who asks, where that is known. */
  known?: Pick<Draft, 'name' | 'email' | 'company'> | undefined
  onClose: () => void
}

const FORM_ID = 'contact-sales'

/** For installations without a booking page: reaches whoever runs them. Visitors have no cache of queries, so it calls. */
export default function ContactSalesDialog({ offer, known, onClose }: ContactSalesDialogProps) {
  const { t } = useTranslation('billing')
  const { t: common } = useTranslation()
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const isSupport = offer === SUPPORT_TOPIC
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm({
    resolver: resolverFor<Draft, Draft>(SalesInquiry),
    defaultValues: { name: '', email: '', company: '', ...known, offer, message: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async body => {
    setFailure(null)
    try {
      await call(contactSales, { body })
      toast({ title: t('sales.sent'), description: t('sales.sentExplain', { email: body.email }) })
      onClose()
    } catch (error) {
      if (!showFieldProblems(form, error)) setFailure(error)
    }
  })
  const field = (name: 'name' | 'email' | 'company') => ({
    label: t(`sales.${name}`),
    error: fieldMessage(errors[name]?.message),
    required: true,
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t(isSupport ? 'sales.supportTitle' : 'sales.title')}
      description={t('sales.explain')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSubmitting}>
            {t('sales.send')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid gap-4">
        {failure ? <Alert tone="danger">{errorMessage(failure, t('sales.failed'))}</Alert> : null}
        <Field {...field('name')}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field {...field('email')}>
          <Input type="email" autoComplete="email" {...form.register('email')} />
        </Field>
        <Field {...field('company')}>
          <Input autoComplete="organization" {...form.register('company')} />
        </Field>
        {!isSupport && (
          <Field label={t('sales.offer')}>
            <Select
              options={enterpriseOffers.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.register('offer')}
            />
          </Field>
        )}
        <Field
          label={t('sales.message')}
          hint={isSupport ? undefined : t('sales.hint')}
          error={fieldMessage(errors.message?.message)}
        >
          <Textarea rows={4} {...form.register('message')} />
        </Field>
      </form>
    </Dialog>
  )
}
