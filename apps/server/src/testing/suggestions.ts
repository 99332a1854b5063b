import * as contract from '@plumbline/contract'
import type { TestApp } from './harness'
import type { Person } from './people'

export const highViolation = async (person: Person, given: object = {}) =>
  (
    await person.send(contract.createViolation, {
      body: { type: 'Open edge', severity: 'High', regulationCode: '29 CFR 1926.501(b)(1)', ...given },
    })
  ).data

export const generate = async (person: Person, violationId: string, text = '') =>
  (await person.call(contract.suggestTask, { body: { violation_id: violationId, text } })).data

/** A suggestion that waits for a decision. */
export async function submitted(person: Person, violationId: string, text = '') {
  const { id } = await generate(person, violationId, text)
  return (await person.call(contract.submitSuggestion, { body: { task_id: id } })).data
}

export const submit = (person: Person, body: object) => person.send(contract.submitSuggestion, { body })
export const discard = (person: Person, id: string) =>
  person.call(contract.discardSuggestion, { params: { id } })
export const approve = (person: Person, id: string) =>
  person.call(contract.approveSuggestion, { params: { id } })
export const reject = (person: Person, id: string, reason?: string) =>
  person.send(contract.rejectSuggestion, { params: { id }, ...(reason && { body: { reason } }) })

export const pendingOf = async (person: Person) =>
  (await person.call(contract.pendingSuggestions, { query: {} })).data
export const suggestionsFor = async (person: Person, id: string) =>
  (await person.call(contract.violationSuggestions, { params: { id } })).data
export const tasksFor = async (person: Person, id: string) =>
  (await person.call(contract.tasksForViolation, { params: { id } })).data

export async function eventsOf(app: TestApp, suggestionId: string) {
  const { rows } = await app.db.pool.query(
    `select event, user_id, data from events where data->>'suggestion_id' = $1`,
    [suggestionId],
  )
  return rows as { event: string; user_id: string; data: Record<string, string> }[]
}
