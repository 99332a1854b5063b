import * as contract from '@plumbline/contract'
import type { Person } from './people'

export const createTask = async (person: Person, given: object = {}) =>
  (await person.send(contract.createTask, { body: { title: 'Fence the edge', ...given } })).data

export const patchTask = (person: Person, id: string, body: object) =>
  person.send(contract.updateTask, { params: { id }, body })
