import {
  getRetention,
  type Retention,
  type RetentionField,
  type RetentionMonths,
  type RetentionRun,
  retentionFields,
  retentionMonths,
  saveRetention,
} from '@plumbline/contract/operations/retention'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog'
import { Field } from '../../../../components/ui/field'
import { Progress } from '../../../../components/ui/progress'
import { Select } from '../../../../components/ui/select'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useFormats } from '../../../../lib/format'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

const query = queryFor(getRetention, undefined)

export default function RetentionCard() {
  const { t } = useTranslation('data')
  return (
    <Card>
      <CardHeader title={t('retention.title')} description={t('retention.explain')} />
      <Async query={useQuery(query)} skeleton={<SkeletonLines lines={6} />}>
        {retention => (
          <>
            {retention.onHold && (
              <div className="mb-6">
                <Alert tone="warning">{t('retention.onHold')}</Alert>
              </div>
            )}
            <StorageUse {...retention.storage} />
            <RetentionForm retention={retention} />
          </>
        )}
      </Async>
    </Card>
  )
}

/** From here on the bar is in the color of a warning. */
const NEARLY_FULL = 0.9

/** How much of the plan's storage the organization's files take up. */
function StorageUse({ used, limit }: Retention['storage']) {
  const { t } = useTranslation('data')
  const { bytes } = useFormats()
  const label = t('storage.used', { used: bytes(used), limit: bytes(limit) })
  return (
    <div className="mb-6 grid max-w-form gap-2">
      <p className="font-strong">{t('storage.title')}</p>
      <Progress
        label={t('storage.title')}
        value={used}
        max={limit}
        low={used >= limit * NEARLY_FULL}
        valueText={label}
      />
      <p className="text-caption text-subtle">{label}</p>
      <p className="text-caption text-subtle">{t('storage.explain')}</p>
    </div>
  )
}

type Chosen = Record<RetentionField, RetentionMonths | null>

/** Whether the choice deletes something that was kept before. */
const isShorter = (chosen: Chosen, before: Chosen) =>
  retentionFields.some(field => (chosen[field] ?? Infinity) < (before[field] ?? Infinity))

function RetentionForm({ retention }: { retention: Retention }) {
  const { t } = useTranslation('data')
  const { media, records, activity } = retention
  const [chosen, setChosen] = useState<Chosen>({ media, records, activity })
  const [isAsking, setAsking] = useState(false)
  const save = useApiMutation(saveRetention, {
    showsOwnError: true,
    onSuccess: () => {
      setAsking(false)
      toast({ title: t('retention.saved') })
    },
  })
  const options = usePeriods()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isShorter(chosen, retention)) setAsking(true)
    else save.mutate({ body: chosen })
  }
  return (
    <form className="grid max-w-form gap-5" onSubmit={submit}>
      {retentionFields.map(field => (
        <Field key={field} label={t(`retention.${field}`)} hint={t(`retention.${field}Hint`)}>
          <Select
            options={options}
            value={chosen[field] ?? ''}
            onChange={({ currentTarget }) => {
              const months = retentionMonths.find(each => String(each) === currentTarget.value) ?? null
              setChosen({ ...chosen, [field]: months })
            }}
          />
        </Field>
      ))}
      <LastRun run={retention.lastRun} isLimited={retentionFields.some(field => retention[field] !== null)} />
      <Button type="submit" loading={save.isPending} className="sm:justify-self-start">
        {t('retention.save')}
      </Button>
      {(isAsking || save.isError) && (
        <ConfirmDialog
          title={t('retention.confirm.title')}
          description={t('retention.confirm.explain')}
          confirm={t('retention.confirm.submit')}
          danger
          pending={save.isPending}
          error={save.error}
          onConfirm={() => save.mutate({ body: chosen })}
          onClose={() => {
            setAsking(false)
            save.reset()
          }}
        />
      )}
    </form>
  )
}

function usePeriods() {
  const { t } = useTranslation('data')
  const label = (months: number) =>
    months % 12 === 0
      ? t('retention.years', { count: months / 12 })
      : t('retention.months', { count: months })
  return [
    { value: '', label: t('retention.forever') },
    ...retentionMonths.map(months => ({ value: String(months), label: label(months) })),
  ]
}

/** When data was last deleted, and how much of what. */
function LastRun({ run, isLimited }: { run: RetentionRun | null; isLimited: boolean }) {
  const { t, i18n } = useTranslation('data')
  const { dateTime } = useFormats()
  if (!run) return isLimited ? <p className="text-muted">{t('retention.never')}</p> : null
  const date = dateTime(run.at)
  const kinds = ['media', 'analyses', 'violations', 'tasks', 'events'] as const
  const deleted = kinds
    .filter(kind => run[kind] > 0)
    .map(kind => t(`retention.count.${kind}`, { count: run[kind] }))
  const what = new Intl.ListFormat(i18n.language).format(deleted)
  return (
    <p className="text-muted">
      {deleted.length > 0 ? t('retention.last', { date, what }) : t('retention.none', { date })}
    </p>
  )
}
