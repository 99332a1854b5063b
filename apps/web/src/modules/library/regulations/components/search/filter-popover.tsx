import type { RegulationFacets } from '@plumbline/contract/library/regulation-records'
import { severities } from '@plumbline/contract/options'
import { commonTags } from '@plumbline/domain'
import { ListFilter } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Input } from '../../../../../components/ui/input'
import { Popover, PopoverClose } from '../../../../../components/ui/popover'
import { Select } from '../../../../../components/ui/select'
import { SeverityIcon } from '../../../../../components/ui/severity'
import { useFormats } from '../../../../../lib/format'
import { countFilters, noFilters, type RegulationFilters } from '../../regulation-filters'
import { useRegulationLabels } from '../../regulation-labels'
import { ToggleChip } from './toggle-chip'

const MAX_TAGS = 12

/** The chosen tags, the common ones, and the most frequent of the rest. */
function offeredTags(chosen: readonly string[], facets: RegulationFacets | undefined) {
  const frequent = (facets?.tags ?? []).filter(({ count }) => count > 0).map(({ value }) => value)
  const common = commonTags.filter(tag => frequent.includes(tag))
  return [...new Set([...chosen, ...common, ...frequent])].slice(0, Math.max(MAX_TAGS, chosen.length))
}

const tones = { High: 'text-high', Medium: 'text-medium', Low: 'text-low' } as const

type FilterPopoverProps = {
  filters: RegulationFilters
  facets: RegulationFacets | undefined
  total: number | undefined
  onChange: (changes: Partial<RegulationFilters>) => void
}

/** Options with how many regulations each would leave; values the lists don't know are added. */
function useCountedOptions() {
  const { t } = useTranslation('regulations')
  const { number } = useFormats()
  return (
    options: readonly { value: string; label: string }[],
    tally: RegulationFacets['industries'] | undefined,
    chosen: string,
  ) => {
    const known = new Set(options.map(({ value }) => value))
    const own = [...(tally ?? []).map(({ value }) => value), chosen].filter(
      value => value && !known.has(value),
    )
    const all = [...options, ...[...new Set(own)].map(value => ({ value, label: value }))]
    if (!tally) return all
    const counts = new Map(tally.map(({ value, count }) => [value, count]))
    return all.map(({ value, label: words }) => ({
      value,
      label: t('filters.counted', {
        option: words,
        count: counts.get(value) ?? 0,
        number: number(counts.get(value) ?? 0),
      }),
    }))
  }
}

/** Filters apply immediately; each option shows how many regulations it would leave. */
export function FilterPopover({ filters, facets, total, onChange }: FilterPopoverProps) {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  const label = useRegulationLabels()
  const active = countFilters(filters)

  const counted = useCountedOptions()
  const countOf = (tally: RegulationFacets['industries'] | undefined, value: string) =>
    tally && (tally.find(each => each.value === value)?.count ?? 0)
  const tags = offeredTags(filters.tags, facets)
  const toggleTag = (tag: string) =>
    onChange({
      tags: filters.tags.includes(tag) ? filters.tags.filter(each => each !== tag) : [...filters.tags, tag],
    })

  return (
    <Popover
      label={t('filters.title')}
      align="end"
      trigger={
        <Button look="secondary" icon={<ListFilter className="size-5 shrink-0" aria-hidden />}>
          {active > 0 ? t('filters.openCount', { count: active }) : t('filters.open')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={t('field.industry')}>
          <Select
            value={filters.industry}
            placeholder={t('filters.anyIndustry')}
            options={counted(label.industries, facets?.industries, filters.industry)}
            onChange={event => onChange({ industry: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('field.body')}>
          <Select
            value={filters.body}
            placeholder={t('filters.anyBody')}
            options={counted(label.bodies, facets?.bodies, filters.body)}
            onChange={event => onChange({ body: event.currentTarget.value })}
          />
        </Field>
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-strong">{t('field.risk')}</legend>
          <div className="flex flex-wrap gap-2">
            {severities.map(level => (
              <ToggleChip
                key={level}
                pressed={filters.risk === level}
                count={countOf(facets?.risks, level)}
                icon={<SeverityIcon severity={level} className={`size-3.5 shrink-0 ${tones[level]}`} />}
                onToggle={() => onChange({ risk: filters.risk === level ? '' : level })}
              >
                {common(`severity.${level}`)}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
        {tags.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 font-strong">{t('field.tags')}</legend>
            <div className="flex flex-wrap gap-2">
              {tags.map(tag => (
                <ToggleChip
                  key={tag}
                  pressed={filters.tags.includes(tag)}
                  count={countOf(facets?.tags, tag)}
                  onToggle={() => toggleTag(tag)}
                >
                  {tag}
                </ToggleChip>
              ))}
            </div>
          </fieldset>
        )}
        <DateRange from={filters.from} to={filters.to} onChange={onChange} />
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap justify-between gap-2 border-t border-line bg-raised p-4">
          <Button look="quiet" disabled={active === 0} onClick={() => onChange(noFilters)}>
            {t('filters.clear')}
          </Button>
          <PopoverClose>
            <Button>
              {total === undefined ? t('filters.show') : t('filters.showCount', { count: total })}
            </Button>
          </PopoverClose>
        </div>
      </div>
    </Popover>
  )
}

type DateRangeProps = Pick<RegulationFilters, 'from' | 'to'> & Pick<FilterPopoverProps, 'onChange'>

function DateRange({ from, to, onChange }: DateRangeProps) {
  const { t } = useTranslation('regulations')
  const limits = { from: { max: to || undefined }, to: { min: from || undefined } }
  return (
    <fieldset>
      <legend className="mb-1.5 font-strong">{t('filters.dates')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map(end => (
          <Field key={end} label={<span className="font-normal">{t(`filters.${end}`)}</span>}>
            <Input
              type="date"
              className="px-2"
              value={end === 'from' ? from : to}
              {...limits[end]}
              onChange={event => onChange({ [end]: event.currentTarget.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
