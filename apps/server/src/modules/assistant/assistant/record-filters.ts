import { daysOfPeriod, type RecordQuestion, type RecordsFound } from '@plumbline/assistant'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { BillingService } from '../../billing/billing/billing.service'
import { hazardWordsIn } from '../../findings/violations/hazard-names'
import type { OrganizationsService } from '../../identity/organizations/organizations.service'
import type { SitesService } from '../../identity/sites/sites.service'
import { namedIn } from './record-names'

export type RecordFilterDeps = {
  db: Database
  billing: BillingService
  sites: SitesService
  organizations: OrganizationsService
}

/** What a question narrows a list down by, beside its severity and status. */
export type RecordFilters = {
  site: { id: string; name: string } | null
  /** Without a name for the reader. */
  person: { id: string; name: string | null } | null
  /** Words that a search of the list finds it by. */
  hazard: string | null
  /** In the organization's time zone, both included. */
  days: { from: string; to: string } | null
  /** A name that the organization doesn't have: then nothing is looked up. */
  unknown: Pick<RecordsFound, 'unknownSite'> | Pick<RecordsFound, 'unknownPerson'> | null
}

/** The filters that the names and words of a question stand for. Tasks have neither a hazard nor a day of finding. */
export async function recordFilters(
  deps: RecordFilterDeps,
  member: Member,
  question: RecordQuestion,
): Promise<RecordFilters> {
  const members = await deps.organizations.members(member)
  const { site, unknownSite } = await siteOf()
  const { person, unknownPerson } = personOf()
  const isOfTasks = question.about === 'tasks'
  return {
    site,
    person,
    hazard: isOfTasks ? null : hazardWordsIn(withoutName(question.subject, site?.name)),
    days: isOfTasks ? null : await daysOf(),
    unknown: unknownSite ? { unknownSite } : unknownPerson ? { unknownPerson } : null,
  }

  /** A follow-up comes before what it follows, so its names are looked for first. */
  async function siteOf() {
    const { text, site: phrase } = question
    const all = await deps.sites.all(deps.db.read, member.organizationId)
    const active = all.filter(({ archivedAt }) => archivedAt === null)
    const found = firstOf(text, line => namedIn(line, phrase, active))
    if (found || !phrase) return { site: found, unknownSite: null }
    const isOther = hazardWordsIn(phrase) !== null || namedIn(phrase, phrase, members) !== null
    return { site: null, unknownSite: isOther ? null : phrase }
  }

  function personOf() {
    const { isMine, person: phrase, text } = question
    if (isMine) return { person: { id: member.userId, name: null }, unknownPerson: null }
    const isOfSite = phrase !== undefined && site?.name.includes(phrase) === true
    const named = isOfSite ? undefined : phrase
    const found = firstOf(text, line => namedIn(withoutName(line, site?.name), named, members))
    return { person: found, unknownPerson: found ? null : (named ?? null) }
  }

  async function daysOf() {
    if (!question.period) return null
    return daysOfPeriod(question.period, await deps.billing.today(deps.db.read, member.organizationId))
  }
}

function firstOf<T>(text: string, find: (line: string) => T | null): T | null {
  for (const line of text.split('\n')) {
    const found = find(line)
    if (found) return found
  }
  return null
}

/** A site may be named after a hazard or a person. */
const withoutName = (text: string, name: string | undefined) =>
  name ? text.replaceAll(name, ' ').replaceAll(name.toLowerCase(), ' ') : text
