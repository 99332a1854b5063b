import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'

function errors({ ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const start = () => ana.send(contract.createOrganizationExport, {})
  return {
    createOrganizationExport: {
      export_running: async () => {
        await start()
        return start()
      },
    },
    createTrainingExport: {
      export_running: async () => {
        await start()
        return ana.send(contract.createTrainingExport, {})
      },
    },
    deleteOrganizationExport: {
      export_running: async () => {
        await start()
        const [running] = (await ana.call(contract.listOrganizationExports, {})).data
        return ana.send(contract.deleteOrganizationExport, { params: { id: running?.id } })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    export: {
      paths: ['/api/organizations/exports'],
      make: async ({ person }) => (await person.call(contract.createOrganizationExport, {})).data.id,
    },
  },
}
