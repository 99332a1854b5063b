import type { FeedSource } from '@plumbline/contract/library/regulation-feeds'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { OpenedForm } from '../../../../../components/ui/opened-form'
import { useErrorMessage } from '../../../../../lib/error-message'

type FeedFormProps = {
  /** Given: it is changed. Not given: a new one is added. */
  feed: FeedSource | null
  onSubmit: (given: { name: string; url: string }) => Promise<void>
  onCancel: () => void
}

type Problem = 'incomplete' | 'url'

function problemOf(name: string, url: string): Problem | null {
  if (!name || !url) return 'incomplete'
  return /^https?:\/\/[^\s/]/i.test(url) ? null : 'url'
}

/** Says what is wrong beside the fields; what was typed stays, also when saving fails. */
export function FeedForm({ feed, onSubmit, onCancel }: FeedFormProps) {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  const errorMessage = useErrorMessage()
  const [name, setName] = useState(feed?.name ?? '')
  const [url, setUrl] = useState(feed?.url ?? '')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [saving, setSaving] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (saving) return
    const given = { name: name.trim(), url: url.trim() }
    const found = problemOf(given.name, given.url)
    setProblem(found)
    setFailure(null)
    if (found) return
    setSaving(true)
    try {
      await onSubmit(given)
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
  }

  const title = feed ? t('feeds.form.change', { name: feed.name }) : t('feeds.form.add')
  const urlIsWrong = problem === 'url' || (problem === 'incomplete' && !url.trim())
  return (
    <OpenedForm onSubmit={submit} aria-label={title} className="gap-4 rounded-md bg-sunken p-4">
      <h3 className="font-strong">{title}</h3>
      <Field label={t('feeds.form.name')} required>
        <Input
          autoFocus
          maxLength={120}
          value={name}
          aria-invalid={problem === 'incomplete' && !name.trim() ? true : undefined}
          onChange={event => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label={t('feeds.form.url')} required>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={2000}
          value={url}
          aria-invalid={urlIsWrong ? true : undefined}
          onChange={event => setUrl(event.currentTarget.value)}
        />
      </Field>
      {problem && (
        <Alert tone="danger" title={t(`feeds.form.problem.${problem}.title`)}>
          {t(`feeds.form.problem.${problem}.explain`)}
        </Alert>
      )}
      {failure !== null && <Alert tone="danger">{errorMessage(failure)}</Alert>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="secondary" onClick={onCancel}>
          {common('action.cancel')}
        </Button>
        <Button type="submit" loading={saving}>
          {feed ? common('action.save') : t('feeds.add')}
        </Button>
      </div>
    </OpenedForm>
  )
}
