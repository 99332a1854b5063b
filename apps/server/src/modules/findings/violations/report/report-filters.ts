import type { QueryOf, violationsReport } from '@plumbline/contract'
import type { ReportContext } from './report-context'

/** The filters a report was made with, a line each. */
export function describeFilters(
  { sort: _, ...filters }: QueryOf<typeof violationsReport>,
  names: Map<string, string>,
  { t, label, formats }: ReportContext,
) {
  const { search, severity, status, category, site, location, assignee, from, to, dismissed, kind } = filters
  const values: { [Key in keyof typeof filters]?: string | undefined } = {
    search,
    severity: severity && label(`severity.${severity}`),
    status: status && label(`violationStatus.${status}`),
    category: category && label(`category.${category}`),
    site: site === 'none' ? t('filterValues.noSite') : site && (names.get(site) ?? site),
    location,
    assignee:
      assignee === 'me' || assignee === 'none'
        ? t(`filterValues.${assignee}`)
        : assignee && (names.get(assignee) ?? assignee),
    from: from && formats.day(from),
    to: to && formats.day(to),
    dismissed: dismissed === 'hide' ? undefined : t(`filterValues.${dismissed}`),
    kind: kind === 'all' ? undefined : t(`filterValues.${kind}`),
  }
  return Object.entries(values).flatMap(([key, value]) =>
    value ? [t('pair', { label: t(`set.filter.${key as keyof typeof filters}`), value })] : [],
  )
}
