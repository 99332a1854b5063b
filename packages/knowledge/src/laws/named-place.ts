/** What people write when they mean a place's rules, whoever they are. */
const places: readonly (readonly [pattern: RegExp, jurisdiction: string, region?: string])[] = [
  [/\b(california|cal ?osha|cal\/osha|dosh california)\b/, 'US', 'US-CA'],
  [/\bwashington\b(?! d\.? ?c)|\bwisha\b/, 'US', 'US-WA'],
  [/\boregon\b/, 'US', 'US-OR'],
  [/\b(michigan|miosha)\b/, 'US', 'US-MI'],
  [/\bnorth carolina\b/, 'US', 'US-NC'],
  [/\b(virginia|vosh)\b/, 'US', 'US-VA'],
  [/\b(arizona|adosh)\b/, 'US', 'US-AZ'],
  [/\bnevada\b/, 'US', 'US-NV'],
  [/\b(uk|britain|british|england|hse|großbritannien)\b/, 'UK'],
  [/\b(germany|german|deutschland|dguv|berufsgenossenschaft)\b|德国/, 'Germany'],
  [/\b(france|french law|code du travail)\b|法国/, 'France'],
  [/\b(spain|spanish law|espana|real decreto)\b|西班牙/, 'Spain'],
  [/\b(china|chinese)\b|中国/, 'China'],
  [/\bontario\b/, 'Canada', 'CA-ON'],
  [/\b(quebec|cnesst|cstc|rsst)\b/, 'Canada', 'CA-QC'],
  [/\balberta\b/, 'Canada', 'CA-AB'],
  [/\bbritish columbia\b|\bworksafebc\b|\bbc\b/, 'Canada', 'CA-BC'],
  [/\b(canada|canadian|kanada)\b|加拿大/, 'Canada'],
  [/\bvictoria\b|\bworksafe victoria\b/, 'Australia', 'AU-VIC'],
  [/\b(australia|australian|australien)\b|澳大利亚/, 'Australia'],
  [/\b(eu|european union|directive)\b|欧盟/, 'EU'],
  [
    /\b(usa|united states|estados unidos|ee\.? ?uu\.?|etats-unis|vereinigte staaten|vereinigten staaten)\b|美国/,
    'US',
  ],
]

export type NamedPlace = {
  /** As in the library: 'US', 'Germany'. */
  jurisdiction: string
  /** ISO 3166-2: the state or province. */
  region: string | undefined
}

/** The place whose rules a text asks for, in lower case and without accents; null where it names none. */
export function namedPlace(typed: string): NamedPlace | null {
  const [, jurisdiction, region] = places.find(([pattern]) => pattern.test(typed)) ?? []
  return jurisdiction ? { jurisdiction, region } : null
}
