import type { Region } from '@plumbline/contract'
import { profiles } from '@plumbline/languages/lists/profiles'

const homes = [
  { region: 'us', country: 'US' },
  { region: 'ca', country: 'CA' },
  { region: 'uk', country: 'GB' },
  { region: 'au', country: 'AU' },
  ...Object.values(profiles).flatMap(({ home }) => home ?? []),
] as const

/** Newer versions of Node have a method for what was a property. */
type WithTimeZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as WithTimeZones
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

/** Where somebody is whose device has this time zone, among the places whose rules we know best. */
export function regionOfZone(timeZone: string | undefined): Region {
  return homes.find(({ country }) => timeZone && zonesOf(country).includes(timeZone))?.region ?? 'other'
}
