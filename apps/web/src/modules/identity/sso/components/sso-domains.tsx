import {
  addSsoDomain,
  deleteSsoDomain,
  MAX_SSO_DOMAINS,
  NewSsoDomain,
  type SsoDomain,
  verifySsoDomain,
} from '@plumbline/contract/identity/sso'
import { Trash2 } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Badge } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Facts } from '../../../../components/ui/facts'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { resolverFor, showFieldProblems } from '../../../../lib/form'
import { useApiMutation } from '../../../../lib/query'

/** The email domains that the organization has proved to be its own. */
export function SsoDomains({ domains }: { domains: readonly SsoDomain[] }) {
  const { t } = useTranslation('access')
  return (
    <section className="grid gap-4" aria-labelledby="sso-domains-title">
      <div className="grid gap-1">
        <h3 id="sso-domains-title" className="font-strong">
          {t('sso.domains')}
        </h3>
        <p className="text-muted">{t('sso.domainsExplain')}</p>
      </div>
      {domains.length > 0 && (
        <ul className="grid">
          {domains.map(domain => (
            <DomainRow key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      {domains.length < MAX_SSO_DOMAINS && <AddDomain />}
    </section>
  )
}

function DomainRow({ domain: { id, domain, recordName, recordValue, verifiedAt } }: { domain: SsoDomain }) {
  const { t } = useTranslation('access')
  const errorMessage = useErrorMessage()
  const verify = useApiMutation(verifySsoDomain, { showsOwnError: true })
  const remove = useApiMutation(deleteSsoDomain)
  const params = { id }
  return (
    <li className="grid gap-3 border-b border-line py-3 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-2 font-strong break-all">
          {domain}
          <Badge tone={verifiedAt ? 'good' : 'info'}>{t(verifiedAt ? 'sso.verified' : 'sso.waiting')}</Badge>
        </p>
        <div className="flex flex-wrap gap-2">
          {!verifiedAt && (
            <Button look="secondary" loading={verify.isPending} onClick={() => verify.mutate({ params })}>
              {t('sso.verify')}
            </Button>
          )}
          <Button
            look="quiet"
            icon={<Trash2 className="size-5" aria-hidden />}
            aria-label={t('sso.removeDomain', { domain })}
            loading={remove.isPending}
            onClick={() => remove.mutate({ params })}
          >
            {t('sso.remove')}
          </Button>
        </div>
      </div>
      {!verifiedAt && (
        <Facts
          className="break-all"
          facts={[
            [t('sso.recordName'), recordName],
            [t('sso.recordValue'), recordValue],
          ]}
        />
      )}
      {verify.error && <Alert tone="warning">{errorMessage(verify.error)}</Alert>}
    </li>
  )
}

function AddDomain() {
  const { t } = useTranslation('access')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const add = useApiMutation(addSsoDomain, { showsOwnError: true })
  const form = useForm({ resolver: resolverFor(NewSsoDomain), defaultValues: { domain: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async body => {
    try {
      await add.mutateAsync({ body })
      form.reset()
    } catch (fault) {
      showFieldProblems(form, fault)
    }
  })
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow sm:max-w-80">
          <Field label={t('sso.domain')} error={fieldMessage(errors.domain?.message)}>
            <Input autoComplete="off" placeholder="example.com" {...form.register('domain')} />
          </Field>
        </div>
        <Button type="submit" look="secondary" loading={isSubmitting}>
          {t('sso.addDomain')}
        </Button>
      </div>
      {add.error && <Alert tone="danger">{errorMessage(add.error)}</Alert>}
    </form>
  )
}
