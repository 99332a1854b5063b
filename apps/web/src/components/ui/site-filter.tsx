import { Field } from './field'
import { Select } from './select'

type SiteFilterProps = {
  texts: { label: string; all: string; none: string }
  /** Nothing is shown where there is nothing to choose between. */
  sites: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (site: string) => void
}

/** Narrows a list to one site, or to what belongs to none. */
export function SiteFilter({ texts, sites, value = '', onChange }: SiteFilterProps) {
  if (sites.length === 0) return null
  return (
    <Field label={texts.label}>
      <Select
        value={value}
        placeholder={texts.all}
        options={[...sites, { value: 'none', label: texts.none }]}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}
