import {
  type Alert,
  allows,
  type dashboardAlerts,
  type Regulation,
  type ResponseOf,
} from '@plumbline/contract'
import { dayAfter, dayOf } from '@plumbline/domain'
import { type Formatter, formatsFor, loadFormatter } from '@plumbline/messages'
import { type Clock, days, later } from '../../../platform/clock'
import type { Database } from '../../../platform/db/client'
import type { Member } from '../../../platform/http/member'
import type { QuotaService } from '../../billing/billing/quota.service'
import { allowanceOf, type Standing } from '../../billing/billing/standing'
import type { SitesService } from '../../identity/sites/sites.service'
import type { RegulationsService } from '../../library/regulations/library/regulations.service'
import { jurisdictionOf } from '../../library/regulations/search/reader-place'
import type { TaskListsService } from '../../work/tasks/task-lists.service'
import { dashboardRepository as dashboard } from './dashboard.repository'

export type AlertsDeps = {
  db: Database
  clock: Clock
  quota: QuotaService
  taskLists: TaskListsService
  regulations: RegulationsService
  sites: SitesService
}

/** How far ahead a rule's date is announced, and how far back feeds are read. */
const DAYS_AROUND = 30
const MAX_ITEMS = 50
const MAX_FEED_ITEMS = 200
/** With this share of the quota left, or less, it is time to think of more. */
const LOW_QUOTA = 0.1

type Alerts = ResponseOf<typeof dashboardAlerts>

/** What an organization has to act on to stay compliant. */
export class AlertsService {
  private readonly deps: AlertsDeps
  constructor(deps: AlertsDeps) {
    this.deps = deps
  }

  async alerts(member: Member): Promise<Alerts> {
    const { db, quota } = this.deps
    const formatter = await loadFormatter(member.language)
    const overdue = await this.overdueTasks(member, formatter)
    const others = await this.others(member, await quota.standing(db.read, member.organizationId), formatter)
    return {
      items: [...overdue.items, ...others].slice(0, MAX_ITEMS),
      total: overdue.total + others.length,
    }
  }

  /** How many alerts there are, for somebody who has read what is left of the quotas. */
  async count(member: Member, standing: Standing): Promise<number> {
    const { total } = await this.deps.taskLists.overdueHigh(member, 1)
    return total + (await this.others(member, standing, await loadFormatter(member.language))).length
  }

  private async others(member: Member, standing: Standing, formatter: Formatter): Promise<Alert[]> {
    const quotas = this.quotas(standing, formatter)
    const { plan, timeZone } = standing.subscription
    if (!allows(plan, 'regulations')) return quotas
    return [
      ...(await this.ruleDates(member, dayOf(this.deps.clock.now(), timeZone), formatter)),
      ...(await this.feedItems(member, formatter)),
      ...quotas,
    ]
  }

  private async overdueTasks(member: Member, { translate }: Formatter): Promise<Alerts> {
    const { items, total } = await this.deps.taskLists.overdueHigh(member, MAX_ITEMS)
    const { shortDay } = formatsFor(member.language)
    return {
      items: items.map(({ id, title, dueDate }) => ({
        kind: 'overdue_high_task',
        text: translate('overview', 'alert.overdueTask', { title, date: shortDay(dueDate ?? '') }),
        href: `/tasks/${id}`,
        at: startOf(dueDate ?? ''),
      })),
      total,
    }
  }

  private async ruleDates(member: Member, today: string, { translate }: Formatter): Promise<Alert[]> {
    const { db, regulations } = this.deps
    const { organizationId, language } = member
    const last = dayAfter(today, DAYS_AROUND)
    const upcoming = await regulations.dueBetween(db.read, organizationId, today, last)
    const found = await this.thoseOfItsPlaces(organizationId, upcoming)
    const { shortDay } = formatsFor(language)
    return found.map(({ id, regulation_code: code, title, compliance_deadline }) => {
      const date = compliance_deadline ?? today
      return {
        kind: 'rule_date',
        text: translate('overview', 'alert.ruleDate', { code, title, date: shortDay(date) }),
        href: `/regulations/${id}`,
        at: startOf(date),
      }
    })
  }

  /** Without the built-in rules of places where the organization has no site, unless a site's place isn't known. */
  private async thoseOfItsPlaces(organizationId: string, rules: Regulation[]): Promise<Regulation[]> {
    const all = await this.deps.sites.all(this.deps.db.read, organizationId)
    const active = all.filter(({ archivedAt }) => archivedAt === null)
    const isAt =
      ({ jurisdiction, region }: Regulation) =>
      ({ country, state }: (typeof all)[number]) =>
        country === null || (jurisdictionOf(country) === jurisdiction && (!region || region === state))
    return rules.filter(rule => rule.origin !== 'built-in' || active.some(isAt(rule)))
  }

  private async feedItems(member: Member, { translate }: Formatter): Promise<Alert[]> {
    const { db, clock, regulations } = this.deps
    const { organizationId } = member
    const since = later(clock.now(), -days(DAYS_AROUND))
    const items = await regulations.fromFeedsSince(db.read, organizationId, since, MAX_FEED_ITEMS)
    if (items.length === 0) return []
    const codeIn = citedCodeFinder(await dashboard.citedCodes(db.read, organizationId))
    return items.flatMap(item => {
      const code = codeIn(item)
      if (!code) return []
      const text = translate('overview', 'alert.feedItem', { title: item.title, code })
      const href = `/regulations/${item.id}`
      return [{ kind: 'feed_names_cited_code' as const, text, href, at: item.created_at }]
    })
  }

  private quotas(standing: Standing, { translate }: Formatter): Alert[] {
    const alerts: Alert[] = []
    for (const [kind, key] of [
      ['analysis', 'alert.analysesLeft'],
      ['question', 'alert.questionsLeft'],
    ] as const) {
      const total = allowanceOf(standing, kind)
      if (total === null) continue
      const count = total - standing.used[kind]
      if (count > total * LOW_QUOTA) continue
      const text = translate('overview', key, { count, total })
      const at = this.deps.clock.now().toISOString()
      alerts.push({ kind: 'quota', text, href: '/billing/subscribe', at })
    }
    return alerts
  }
}

const startOf = (day: string) => `${day}T00:00:00.000Z`

/** The section a code belongs to, as news writes it: 1926.501 of 29 CFR 1926.501(b)(1). */
const sectionOf = (code: string) =>
  code
    .replace(/^\d+\s*CFR\s*(?:part\s*)?/i, '')
    .replace(/\(.*/s, '')
    .trim()

/** Shorter than this, a code could be any number in a text. */
const MIN_CODE_LENGTH = 5

/** Finds which of the cited codes a feed item names, in its text or as its own. */
function citedCodeFinder(cited: readonly string[]) {
  const sections = [...new Set(cited.map(sectionOf))].filter(({ length }) => length >= MIN_CODE_LENGTH)
  if (sections.length === 0) return () => undefined
  const escaped = sections.map(section =>
    section.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'),
  )
  const longestFirst = escaped.toSorted((a, b) => b.length - a.length)
  const named = new RegExp(`(?<![\\w.])(?:${longestFirst.join('|')})(?!\\w|\\.\\d)`, 'i')
  return ({ title, summary, description, regulation_code, related_regulations }: Regulation) =>
    named.exec([regulation_code, ...related_regulations, title, summary, description ?? ''].join('\n'))?.[0]
}
