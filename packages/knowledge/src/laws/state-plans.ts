/** The states' own maximum penalties in dollars, where we stand behind the figure. */
export type StatePenalties = {
  seriousMax?: number
  willfulOrRepeatedMax?: number
  /** Where the figure is written. */
  source: string
}

/** A state that enforces its own rules for private employers, approved by federal OSHA. */
export type StatePlan = {
  /** ISO 3166-2. */
  state: string
  name: string
  /** As people there call it. */
  agency: string
  penalties?: StatePenalties
}

/**
 * The 21 states and Puerto Rico whose plans cover private employers. Plans that cover only public employers
 * (Connecticut, Illinois, Maine, Massachusetts, New Jersey, New York, the Virgin Islands) leave them to federal OSHA.
 */
export const statePlans: readonly StatePlan[] = [
  { state: 'US-AK', name: 'Alaska', agency: 'AKOSH' },
  { state: 'US-AZ', name: 'Arizona', agency: 'ADOSH' },
  {
    state: 'US-CA',
    name: 'California',
    agency: 'Cal/OSHA',
    penalties: { seriousMax: 25_000, source: 'California Labor Code 6428' },
  },
  { state: 'US-HI', name: 'Hawaii', agency: 'HIOSH' },
  { state: 'US-IN', name: 'Indiana', agency: 'IOSHA' },
  { state: 'US-IA', name: 'Iowa', agency: 'Iowa OSHA' },
  { state: 'US-KY', name: 'Kentucky', agency: 'Kentucky OSH' },
  { state: 'US-MD', name: 'Maryland', agency: 'MOSH' },
  { state: 'US-MI', name: 'Michigan', agency: 'MIOSHA' },
  { state: 'US-MN', name: 'Minnesota', agency: 'MNOSHA' },
  { state: 'US-NV', name: 'Nevada', agency: 'Nevada OSHA' },
  { state: 'US-NM', name: 'New Mexico', agency: 'New Mexico OHSB' },
  { state: 'US-NC', name: 'North Carolina', agency: 'NC OSH' },
  { state: 'US-OR', name: 'Oregon', agency: 'Oregon OSHA' },
  { state: 'US-PR', name: 'Puerto Rico', agency: 'PR OSHA' },
  { state: 'US-SC', name: 'South Carolina', agency: 'SC OSHA' },
  { state: 'US-TN', name: 'Tennessee', agency: 'TOSHA' },
  { state: 'US-UT', name: 'Utah', agency: 'UOSH' },
  { state: 'US-VT', name: 'Vermont', agency: 'VOSHA' },
  { state: 'US-VA', name: 'Virginia', agency: 'VOSH' },
  { state: 'US-WA', name: 'Washington', agency: 'DOSH' },
  { state: 'US-WY', name: 'Wyoming', agency: 'Wyoming OSHA' },
]

const byState = new Map(statePlans.map(plan => [plan.state, plan]))

export const statePlanOf = (state: string | null): StatePlan | null =>
  state === null ? null : (byState.get(state) ?? null)
