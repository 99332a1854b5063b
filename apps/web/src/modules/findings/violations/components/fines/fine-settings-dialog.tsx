import {
  type FineSettings,
  goodFaiths,
  inspectionHistories,
  saveFineSettings,
} from '@plumbline/contract/findings/violation-insights'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../../components/ui/alert'
import { Async } from '../../../../../components/ui/async'
import { Button } from '../../../../../components/ui/button'
import { Checkbox } from '../../../../../components/ui/checkbox'
import { Dialog } from '../../../../../components/ui/dialog'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { Select } from '../../../../../components/ui/select'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { useFineSettings } from '../../api/violations'

/** What of the organization bears on a fine; it holds for every violation. */
export default function FineSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('violations')
  const { t: common } = useTranslation()
  const form = useId()
  const errorMessage = useErrorMessage()
  const settings = useFineSettings()
  const save = useApiMutation(saveFineSettings, {
    showsOwnError: true,
    onSuccess: () => {
      toast({ title: t('fine.settings.saved') })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('fine.settings.title')}
      description={t('fine.settings.explain')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={!settings.data} loading={save.isPending}>
            {common('action.save')}
          </Button>
        </>
      }
    >
      <Async query={settings}>
        {current => <SettingsForm id={form} current={current} onSave={body => save.mutate({ body })} />}
      </Async>
      {save.isError && <Alert tone="danger">{errorMessage(save.error)}</Alert>}
    </Dialog>
  )
}

type SettingsFormProps = { id: string; current: FineSettings; onSave: (settings: FineSettings) => void }

function SettingsForm({ id, current, onSave }: SettingsFormProps) {
  const { t } = useTranslation('violations')
  const [draft, setDraft] = useState(current)
  const change = (part: Partial<FineSettings>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(draft)
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-4">
      <Field label={t('fine.settings.employees')} hint={t('fine.settings.employeesHint')}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000_000}
          value={draft.employees ?? ''}
          onChange={({ currentTarget }) =>
            change({ employees: currentTarget.value ? Math.trunc(Number(currentTarget.value)) : null })
          }
        />
      </Field>
      <Field label={t('fine.settings.goodFaith.label')}>
        <Select
          value={draft.goodFaith}
          options={goodFaiths.map(value => ({ value, label: t(`fine.settings.goodFaith.${value}`) }))}
          onChange={({ currentTarget }) =>
            change({ goodFaith: currentTarget.value as FineSettings['goodFaith'] })
          }
        />
      </Field>
      <Field label={t('fine.settings.history.label')}>
        <Select
          value={draft.history}
          options={inspectionHistories.map(value => ({
            value,
            label: t(`fine.settings.history.${value}`),
          }))}
          onChange={({ currentTarget }) =>
            change({ history: currentTarget.value as FineSettings['history'] })
          }
        />
      </Field>
      <Checkbox
        label={t('fine.settings.quickFix')}
        checked={draft.quickFix}
        onChange={({ currentTarget }) => change({ quickFix: currentTarget.checked })}
      />
    </form>
  )
}
