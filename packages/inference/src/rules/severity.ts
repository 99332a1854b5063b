import type { Severity } from '@plumbline/domain'

/** What the harm would be if it came to it. */
export type Harm = 'death' | 'serious' | 'minor'
/** How likely harm is in what is seen: the danger is at work, could be, or nothing shows that it is. */
export type Likelihood = 'likely' | 'possible' | 'unlikely'

/** How bad a finding is follows from the harm and its likelihood, never from what kind of thing was found. */
const table: Record<Harm, Record<Likelihood, Severity>> = {
  death: { likely: 'High', possible: 'High', unlikely: 'Medium' },
  serious: { likely: 'High', possible: 'Medium', unlikely: 'Low' },
  minor: { likely: 'Medium', possible: 'Low', unlikely: 'Low' },
}

export const severityOf = ({ harm, likelihood }: { harm: Harm; likelihood: Likelihood }): Severity =>
  table[harm][likelihood]
