import {
  emailReport,
  revokeReportLink,
  shareDays,
  shareReport,
} from '@plumbline/contract/findings/report-links'
import { Check, Copy, Share2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'
import { Field } from '../../../../components/ui/field'
import { Input, Textarea } from '../../../../components/ui/input'
import { Select } from '../../../../components/ui/select'
import { ApiError } from '../../../../lib/api'
import { useErrorMessage, useFieldMessage } from '../../../../lib/error-message'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { useReportLinks } from '../api/report-links'

export type ShareDialogProps = { violationId: string; onClose: () => void }
type Days = (typeof shareDays)[number]

/** Shares the report of a violation with people without an account: a link to copy, or one by email. */
export default function ShareDialog({ violationId, onClose }: ShareDialogProps) {
  const { t } = useTranslation('sharing')
  const errorMessage = useErrorMessage()
  const [days, setDays] = useState<Days>(7)
  const create = useApiMutation(shareReport, { showsOwnError: true })
  const params = { id: violationId }
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('explain')}>
      <Field label={t('days')}>
        <Select
          value={String(days)}
          onChange={({ target }) => {
            setDays(shareDays.find(each => String(each) === target.value) ?? 7)
            // The link that is shown works for as long as was chosen then; another choice makes another link.
            create.reset()
          }}
          options={shareDays.map(count => ({ value: String(count), label: t('dayCount', { count }) }))}
        />
      </Field>
      {create.data ? (
        <NewLink {...create.data} />
      ) : (
        <Button loading={create.isPending} onClick={() => create.mutate({ params, body: { days } })}>
          {t('create')}
        </Button>
      )}
      {create.isError && <Alert tone="danger">{errorMessage(create.error)}</Alert>}
      <EmailForm violationId={violationId} days={days} />
      <LiveLinks violationId={violationId} />
    </Dialog>
  )
}

/** The link is shown once: it is stored nowhere. */
function NewLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const { t } = useTranslation('sharing')
  const { date } = useFormats()
  const [copied, setCopied] = useState<'yes' | 'failed' | null>(null)
  const line = useRef<HTMLDivElement>(null)
  const copy = async () => {
    try {
      // Missing on a plain address, as on many a site's own network.
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      const field = line.current?.querySelector('input')
      field?.focus()
      field?.select()
      setCopied('failed')
    }
  }
  return (
    <div ref={line} className="grid gap-3">
      <Field label={t('link')} hint={`${t('once')} ${t('until', { date: date(expiresAt) })}`}>
        <Input readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      {copied === 'failed' && <Alert tone="warning">{t('copyYourself')}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          // It takes the place of the button that made the link, which had the focus.
          autoFocus
          className="flex-1"
          icon={
            copied === 'yes' ? (
              <Check className="size-5" aria-hidden />
            ) : (
              <Copy className="size-5" aria-hidden />
            )
          }
          onClick={() => void copy()}
        >
          {copied === 'yes' ? t('copied') : t('copy')}
        </Button>
        {'share' in navigator && (
          <Button
            look="secondary"
            className="flex-1"
            icon={<Share2 className="size-5" aria-hidden />}
            onClick={() => void navigator.share({ url }).catch(() => {})}
          >
            {t('send')}
          </Button>
        )}
      </div>
    </div>
  )
}

function EmailForm({ violationId, days }: { violationId: string; days: Days }) {
  const { t } = useTranslation('sharing')
  const errorMessage = useErrorMessage()
  const fieldMessage = useFieldMessage()
  const [to, setTo] = useState('')
  const [message, setMessage] = useState('')
  const email = useApiMutation(emailReport, { showsOwnError: true })
  const problems = email.error instanceof ApiError ? email.error.fields : []
  const problemOf = (name: string) => fieldMessage(problems.find(({ field }) => field === name)?.code)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    email.mutate({ params: { id: violationId }, body: { to, days, message } })
  }
  return (
    <form className="grid gap-4 border-t border-line pt-4" onSubmit={submit} noValidate>
      <Field label={t('email')} error={problemOf('to')} required>
        <Input type="email" autoComplete="off" value={to} onChange={({ target }) => setTo(target.value)} />
      </Field>
      <Field label={t('message')} error={problemOf('message')}>
        <Textarea rows={2} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
      <Button type="submit" look="secondary" loading={email.isPending}>
        {t('sendEmail')}
      </Button>
      {email.isError && problems.length === 0 && <Alert tone="danger">{errorMessage(email.error)}</Alert>}
      {email.isSuccess && <Alert tone="good">{t('sentTo', { email: email.data.sentTo ?? '' })}</Alert>}
    </form>
  )
}

function LiveLinks({ violationId }: { violationId: string }) {
  const { t } = useTranslation('sharing')
  const { date } = useFormats()
  const { data = [] } = useReportLinks(violationId)
  const revoke = useApiMutation(revokeReportLink)
  if (data.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-strong">{t('live')}</h3>
      <ul className="grid gap-2">
        {data.map(({ id, createdBy, sentTo, expiresAt, canRevoke }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 break-words">
              {sentTo ? t('bySentTo', { name: createdBy, email: sentTo }) : createdBy}
              <span className="block text-muted">{t('until', { date: date(expiresAt) })}</span>
            </span>
            {canRevoke && (
              <Button
                look="quiet"
                loading={revoke.isPending && revoke.variables?.params.id === id}
                onClick={() => revoke.mutate({ params: { id } })}
              >
                {t('revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
