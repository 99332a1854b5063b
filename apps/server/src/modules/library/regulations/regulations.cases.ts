import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'

function errors({ ana, rule }: ErrorCaseDeps): Record<string, ErrorCases> {
  return {
    listRegulations: {
      not_found: () => ana.call(contract.listRegulations, { query: { violation_id: randomUUID() } }),
    },
    createRegulation: {
      regulation_exists: () =>
        ana.call(contract.createRegulation, {
          body: { title: 'Edges', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' },
        }),
    },
    updateRegulation: {
      regulation_exists: () =>
        ana.call(contract.updateRegulation, {
          params: { id: rule.id },
          body: { regulation_code: '29 CFR 1926.501' },
        }),
      version_conflict: () =>
        ana.call(contract.updateRegulation, {
          params: { id: rule.id },
          body: { title: 'Edges', version: 99 },
        }),
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    regulation: {
      paths: ['/api/regulations'],
      make: async ({ person, marker }) => {
        const body = { title: `Rule ${marker}`, regulation_code: `OWN ${marker}`, summary: marker }
        return (await person.call(contract.createRegulation, { body })).data.id
      },
    },
  },
  bodies: () => ({ updateRegulation: { title: 'Mine now' } }),
}
