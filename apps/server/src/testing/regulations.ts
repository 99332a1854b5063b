import * as contract from '@plumbline/contract'
import type { Person } from './people'

export const EDGE_RULE = '29 CFR 1926.501(b)(1)'

/** A regulation as somebody would write it into their own library. */
export const siteRule = {
  title: 'Guard the open edge',
  regulation_code: 'SITE-7',
  summary: 'Every open edge above two meters has a zygomatic guardrail.',
  tags: [' Edge ', 'edge', 'fall protection'],
}

export const listRegulations = (person: Person, query: object = {}) =>
  person.call(contract.listRegulations, { query })

export const createRegulation = (person: Person, body: object = {}) =>
  person.send(contract.createRegulation, { body: { ...siteRule, ...body } })

export async function regulationByCode(person: Person, code: string) {
  const found = (await person.call(contract.searchRegulations, { query: { q: code } })).data.items[0]
  if (!found) throw new Error(`${code} was not found`)
  return found
}
