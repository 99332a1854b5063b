/** The number for an ambulance, by country. Members of the European Union all have 112. */
const numbers: Readonly<Record<string, string>> = {
  US: '911',
  CA: '911',
  GB: '999',
  AU: '000',
  CN: '120',
  NZ: '111',
  CH: '112',
  NO: '112',
  IS: '112',
  MX: '911',
}

const members = new Set(
  'AT BE BG CY CZ DE DK EE ES EU FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** Null where the country is unknown: a wrong number is worse than none. */
export const emergencyNumber = (country: string | null): string | null =>
  country === null ? null : members.has(country) ? '112' : (numbers[country] ?? null)
