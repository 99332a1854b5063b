import type { Site } from '@plumbline/contract/identity/sites'
import { countryCodes, ppeItems, statesOf } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'

type Option = { value: string; label: string }

const byLabel = (language: string) => (a: Option, b: Option) => a.label.localeCompare(b.label, language)

/** Countries in the reader's language, states as they are written there. */
export function usePlaceNames() {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  return {
    countries: countryCodes
      .map(value => ({ value, label: names.of(value) ?? value }))
      .toSorted(byLabel(i18n.language)),
    statesIn: (country: string | null): Option[] =>
      Object.entries(statesOf[country ?? ''] ?? {}).map(([value, label]) => ({ value, label })),
    placeOf: ({ country, state }: Pick<Site, 'country' | 'state'>) =>
      [state && statesOf[country ?? '']?.[state], country && names.of(country)].filter(Boolean).join(', '),
  }
}

/** The browser's zone first is what most people want; older browsers know no list and offer only that. */
export function timeZones(current: string | null): Option[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : []
  const all = new Set([...known, own, ...(current ? [current] : [])])
  return [...all].toSorted().map(value => ({ value, label: value.replaceAll('_', ' ') }))
}

/** What everyone on the site has to wear, in one line. */
export function usePpeSummary() {
  const { t, i18n } = useTranslation('sites')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  return ({ ppe }: Pick<Site, 'ppe'>) => {
    const always = ppeItems.filter(item => ppe[item] === 'always')
    return always.length > 0
      ? t('ppe.always', { items: list.format(always.map(item => t(`ppe.item.${item}`))) })
      : t('ppe.none')
  }
}
