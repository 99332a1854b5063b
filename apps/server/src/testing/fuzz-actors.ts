import { randomUUID } from 'node:crypto'
import { type Endpoint, type Role, violationsReport } from '@plumbline/contract'
import { roleRank } from '@plumbline/domain'
import type { Random } from '../modules/operations/demo/history/random'
import { recordsOf } from './all-cases'
import { pickFrom } from './fuzz-values'
import type { TestApp } from './harness'
import { type Person, signUp } from './people'
import { moveTo } from './plans'

export const actorNames = ['nobody', 'worker', 'manager', 'admin', 'other'] as const
export type ActorName = (typeof actorNames)[number]

/** A word that stands in every text of an organization, and the ids that its members have seen, by part of the path. */
type Side = { organizationId: string; marker: string; ids: Map<string, string[]> }

const roles: Partial<Record<ActorName, Role>> = {
  worker: 'user',
  manager: 'manager',
  admin: 'admin',
  other: 'admin',
}

const MAX_IDS = 200
const fixedSegments = ({ path }: Endpoint) =>
  path.split('/').filter(part => part !== '' && part !== 'api' && !part.startsWith(':'))

const idPattern = /"id":"([0-9a-f-]{36})"/g

/** Two organizations full of records, and people in them who come back when a call has ended their session. */
export class FuzzActors {
  private readonly app: TestApp
  private readonly random: Random
  private readonly sides = new Map<'first' | 'second', Side>()
  private readonly people = new Map<ActorName, Person>()
  replaced = 0

  constructor(deps: { app: TestApp; random: Random }) {
    this.app = deps.app
    this.random = deps.random
  }

  async create() {
    for (const [name, actor] of [
      ['first', 'admin'],
      ['second', 'other'],
    ] as const) {
      const marker = `${name}${randomUUID().slice(0, 8)}`
      const person = await this.signUp(marker)
      this.sides.set(name, { organizationId: person.organizationId, marker, ids: new Map() })
      this.people.set(actor, person)
      await moveTo(this.app, person, 'enterprise')
      await recordsOf(this.app, person, marker)
      // The first report loads its fonts, which takes seconds.
      await person.call(violationsReport, { query: {} })
    }
    for (const actor of ['worker', 'manager'] as const) await this.replace(actor)
    await this.keepWhole()
  }

  markerOf(actor: ActorName) {
    return this.sideOf(actor)?.marker ?? 'nobodys words'
  }

  /** The words that an answer to this one never contains. */
  foreignMarkers(actor: ActorName) {
    return [...this.sides.values()]
      .map(({ marker }) => marker)
      .filter(marker => marker !== this.markerOf(actor))
  }

  tokenOf(actor: ActorName) {
    return this.people.get(actor)?.token
  }

  isAllowed(actor: ActorName, { access }: Endpoint) {
    if (access === 'open') return true
    const role = roles[actor]
    if (!role) return false
    return roleRank[role] >= roleRank[access === 'member' ? 'user' : access]
  }

  /** Mostly an id of the kind that the field asks for, sometimes another one, a foreign one or one of nothing. */
  idFor(actor: ActorName, endpoint: Endpoint, field: string): string {
    const own = this.sideOf(actor)
    const foreign = this.sides.get(own === this.sides.get('first') ? 'second' : 'first')
    const side = this.random.chance(0.12) ? foreign : own
    if (!side || this.random.chance(0.1)) return randomUUID()
    const wanted = [...side.ids.keys()].find(key => field.toLowerCase().includes(key.replace(/s$/, '')))
    const keys = [...(wanted ? [wanted] : []), ...fixedSegments(endpoint).toReversed()]
    const known = keys.map(key => side.ids.get(key)).find(ids => ids !== undefined)
    if (known && this.random.chance(0.9)) return pickFrom(this.random, known)
    return pickFrom(this.random, [...side.ids.values()].flat()) ?? randomUUID()
  }

  /** Keeps the ids that an answer contains. */
  learn(actor: ActorName, endpoint: Endpoint, text: string) {
    const side = this.sideOf(actor)
    const found = [...text.slice(0, 50_000).matchAll(idPattern)].map(([, id = '']) => id)
    if (!side || found.length === 0) return
    for (const key of fixedSegments(endpoint))
      side.ids.set(key, [...new Set([...(side.ids.get(key) ?? []), ...found])].slice(-MAX_IDS))
  }

  /** A fresh account in the same place, for someone whose session has ended. */
  async replace(actor: ActorName) {
    const side = this.sideOf(actor)
    if (!side) return
    this.replaced += 1
    const person = await this.signUp(side.marker)
    await this.app.db.pool.query('update memberships set organization_id = $2 where user_id = $1', [
      person.id,
      side.organizationId,
    ])
    await this.app.db.pool.query('update users set current_organization_id = $2 where id = $1', [
      person.id,
      side.organizationId,
    ])
    this.people.set(actor, person)
  }

  /** Roles, plans and counters as they were, so that what one call does is not the end of the others. */
  async keepWhole() {
    const { pool } = this.app.db
    await pool.query('truncate rate_limits')
    await pool.query('update organizations set requires_two_factor = false, deletes_at = null')
    await pool.query(
      "update subscriptions set plan = 'enterprise', analyses_remaining = null, questions_remaining = null",
    )
    await pool.query('update users set email_verified_at = now(), deletes_at = null')
    for (const [actor, person] of this.people)
      await pool.query('update memberships set role = $2 where user_id = $1', [person.id, roles[actor]])
  }

  private sideOf(actor: ActorName) {
    if (actor === 'nobody') return undefined
    return this.sides.get(actor === 'other' ? 'second' : 'first')
  }

  private async signUp(marker: string) {
    await this.app.db.pool.query('truncate rate_limits')
    return signUp(this.app, {
      name: `Ana ${marker}`,
      organization: `${marker} Construction`,
      worksite: marker,
    })
  }
}
