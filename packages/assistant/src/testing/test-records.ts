import type { Severity } from '@plumbline/domain'
import type { Records } from '../records/records'

type TestViolation = { site: string; severity: Severity }
const several = (count: number, site: string, severity: Severity): TestViolation[] =>
  Array.from({ length: count }, () => ({ site, severity }))

/** The organization of evaluation/README.md: everything listed is open, and its tasks are overdue. */
const violations = [
  ...several(3, 'North Yard', 'High'),
  ...several(2, 'North Yard', 'Medium'),
  ...several(1, 'Riverside Tower', 'High'),
  ...several(4, 'Riverside Tower', 'Low'),
]
const tasks = [
  { site: 'North Yard', person: 'Ana Torres' },
  { site: 'Riverside Tower', person: 'Ben Cole' },
]
const oldest = { title: 'Open edge', since: '2026-08-14', place: 'North Yard' }

export const testRecords: Records = {
  find: async ({ about, site, severity, person, wantsOldest }) => {
    const isAt = (each: { site: string }) => site === undefined || each.site === site
    const found = {
      site: site ?? null,
      unknownSite: null,
      unknownPerson: null,
      isAtLeast: false,
      observations: 0,
      hazard: null,
      person: null,
      days: null,
      items: [],
      href: null,
    }
    if (about === 'tasks') {
      const chosen = tasks.filter(each => isAt(each) && (person === undefined || each.person === person))
      return { ...found, count: chosen.length, oldest: null, people: chosen.map(each => each.person) }
    }
    const chosen = violations.filter(each => isAt(each) && (!severity || each.severity === severity))
    return { ...found, count: chosen.length, oldest: wantsOldest ? oldest : null, people: [] }
  },
}
