import type { Role } from '@plumbline/contract/options'
import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Field } from '../../../components/ui/field'
import { Select } from '../../../components/ui/select'
import { useSites } from '../../../lib/sites'
import { storage } from '../../../lib/storage'

const LAST = 'lastSite'

export type SitePickerProps = {
  role: Role
  value: string | null
  onChange: (siteId: string | null) => void
}

/** Where the files were taken. This device starts with the site it sent to last; with one site there's no question. */
export default function SitePicker({ role, value, onChange }: SitePickerProps) {
  const { t } = useTranslation('sites')
  const { data } = useSites()
  const active = data?.items.filter(({ archivedAt }) => !archivedAt)
  const [first] = active ?? []
  const start = useEffectEvent(() => {
    const last = storage.get(LAST)
    const known = active?.find(({ id }) => id === (value ?? last))
    const initial = active?.length === 1 ? (first ?? null) : (known ?? null)
    if (active && (initial?.id ?? null) !== value) onChange(initial?.id ?? null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list arrives or changes
  useEffect(() => start(), [data])
  if (!active || !first) return null
  if (active.length === 1)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        <MapPin className="size-5 shrink-0" aria-hidden />
        {t('picker.one', { name: first.name })}
      </p>
    )
  return (
    <Field
      label={t('picker.label')}
      aside={
        role !== 'user' && (
          <Link to="/settings?tab=sites" className="text-caption underline">
            {t('picker.manage')}
          </Link>
        )
      }
    >
      <Select
        value={value ?? ''}
        placeholder={t('picker.choose')}
        options={active.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => {
          if (currentTarget.value) storage.set(LAST, currentTarget.value)
          onChange(currentTarget.value || null)
        }}
      />
    </Field>
  )
}
