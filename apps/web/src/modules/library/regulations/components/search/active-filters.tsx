import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { IconButton } from '../../../../../components/ui/icon-button'
import { useFormats } from '../../../../../lib/format'
import { countFilters, noFilters, type RegulationFilters } from '../../regulation-filters'
import { useRegulationLabels } from '../../regulation-labels'

type ActiveFiltersProps = {
  filters: RegulationFilters
  onChange: (changes: Partial<RegulationFilters>) => void
}

/** What the list is narrowed to, each with its way out. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('regulations')
  const { date } = useFormats()
  const label = useRegulationLabels()
  if (countFilters(filters) === 0) return null
  const { industry, body, risk, tags, from, to } = filters
  const noon = (day: string) => date(`${day}T12:00`)
  const span =
    from && to
      ? t('filters.between', { from: noon(from), to: noon(to) })
      : from
        ? t('filters.since', { from: noon(from) })
        : t('filters.until', { to: noon(to || '1970-01-01') })
  const standing = [
    ...(industry ? [{ key: 'industry', words: label.industry(industry), without: { industry: '' } }] : []),
    ...(body ? [{ key: 'body', words: label.body(body), without: { body: '' } }] : []),
    ...(risk ? [{ key: 'risk', words: t(`risk.${risk}`), without: { risk: '' as const } }] : []),
    ...tags.map(tag => ({
      key: `tag ${tag}`,
      words: tag,
      without: { tags: tags.filter(each => each !== tag) },
    })),
    ...(from || to ? [{ key: 'dates', words: span, without: { from: '', to: '' } }] : []),
  ]
  return (
    <ul aria-label={t('filters.active')} className="flex flex-wrap items-center gap-2">
      {standing.map(({ key, words, without }) => (
        <li key={key} className="flex max-w-full items-center rounded-md bg-sunken pl-3">
          <span className="min-w-0 break-words">{words}</span>
          <IconButton label={t('filters.remove', { filter: words })} onClick={() => onChange(without)}>
            <X className="size-4" aria-hidden />
          </IconButton>
        </li>
      ))}
      <li>
        <Button look="quiet" onClick={() => onChange(noFilters)}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  )
}
