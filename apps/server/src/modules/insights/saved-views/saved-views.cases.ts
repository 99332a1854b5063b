import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'

/** How the calls of saved views fail. */
function errors({ ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const save = (name: string) =>
    ana.call(contract.createSavedView, { body: { list: 'tasks', name, query: {} } })
  return {
    createSavedView: {
      saved_view_exists: async () => {
        await save('Taken')
        return save('taken')
      },
      too_many_saved_views: async () => {
        for (let n = 0; n < contract.MAX_SAVED_VIEWS; n++) await save(`View ${n}`)
        return save('One more')
      },
    },
    renameSavedView: {
      saved_view_exists: async () => {
        const body = { list: 'violations', name: 'First', query: {} } as const
        await ana.call(contract.createSavedView, { body })
        const { data } = await ana.call(contract.createSavedView, { body: { ...body, name: 'Second' } })
        return ana.call(contract.renameSavedView, { params: { id: data.id }, body: { name: 'First' } })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    savedView: {
      paths: ['/api/saved-views'],
      make: async ({ person, marker }) => {
        const body = { list: 'tasks', name: marker, query: {} } as const
        return (await person.call(contract.createSavedView, { body })).data.id
      },
    },
  },
  bodies: () => ({ renameSavedView: { name: 'Mine now' } }),
}
