import type { LinkedRegulation, LocalizedMessage, Regulation } from '@plumbline/contract'
import { isObservation } from '@plumbline/domain'
import { hazard } from '@plumbline/knowledge'
import type { ReadHandle } from '@plumbline/list-engine/read-handle'
import { message } from '@plumbline/messages'
import { isStopWord, stemOf } from '@plumbline/search'
import type { Clock } from '../../../../platform/clock'
import type { Database, Transaction } from '../../../../platform/db/client'
import { AppError, notFound } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import type { BillingService } from '../../../billing/billing/billing.service'
import { fullName } from '../../../identity/users/users.service'
import type { RegulationsService } from '../../../library/regulations/library/regulations.service'
import type { RegulationSearchService } from '../../../library/regulations/search/regulation-search.service'
import { isHazard } from '../categories'
import type { ViolationRecord } from '../violation-record'
import type { ViolationsService } from '../violations.service'
import { regulationLinksRepository as links, type NewLink } from './regulation-links.repository'

const MAX_EXCERPT_LENGTH = 300
const CANDIDATES = 5
const MAX_WORDS_TOLD = 4

export type RegulationLinksDeps = {
  db: Database
  clock: Clock
  billing: BillingService
  regulations: RegulationsService
  regulationSearch: RegulationSearchService
  violations: ViolationsService
}

/** Which rule a violation breaks: what the analysis cited, what fits best, or what a person says it is. */
export class RegulationLinksService {
  private readonly deps: RegulationLinksDeps
  constructor(deps: RegulationLinksDeps) {
    this.deps = deps
  }

  async list(member: Member, id: string): Promise<LinkedRegulation[]> {
    const { read } = this.deps.db
    const violation = await this.openTo(read, member, id)
    return this.of(read, violation)
  }

  /** The link that was made; without one, what the codes of the violation name in the library. */
  async of(tx: ReadHandle, violation: ViolationRecord): Promise<LinkedRegulation[]> {
    const { organizationId } = violation
    const made = await links.of(tx, organizationId, violation.id)
    const found = await this.deps.regulations.findAll(
      tx,
      organizationId,
      made.map(({ link }) => link.regulationId),
    )
    const linked = made.flatMap(({ link, by }) => {
      const regulation = found.get(link.regulationId)
      return regulation ? [present(regulation, link, by && fullName(by))] : []
    })
    if (linked.length > 0) return linked
    const { regulationCodes, relatedCodes } = violation
    const named = await this.deps.regulations.byCodes(tx, organizationId, [
      ...regulationCodes,
      ...relatedCodes,
    ])
    const byId = new Map<string, LinkedRegulation>()
    for (const [code, regulation] of named)
      if (!byId.has(regulation.id))
        byId.set(
          regulation.id,
          regulationCodes.includes(code)
            ? present(regulation, { reason: cited(code) }, null)
            : { ...present(regulation, { reason: related(code) }, null), relation: 'related' },
        )
    return [...byId.values()]
  }

  /** A person's choice: it becomes the rule that the violation cites first. */
  link(member: Member, id: string, regulationId: string): Promise<LinkedRegulation> {
    return this.deps.db.transaction(async tx => {
      await this.openTo(tx, member, id)
      const regulation = await this.deps.regulations.find(tx, member.organizationId, regulationId)
      if (!regulation) throw notFound()
      return this.save(tx, member, id, regulation, chosen, { automatic: false })
    })
  }

  /** The search comes first and holds no transaction; what it found is then linked in one. */
  async linkBest(member: Member, id: string): Promise<LinkedRegulation> {
    const { db, regulations, regulationSearch } = this.deps
    const { organizationId } = member
    const violation = await this.openTo(db.read, member, id)
    const codes = [
      ...violation.regulationCodes,
      ...violation.relatedCodes,
      ...(isHazard(violation.hazard) ? hazard(violation.hazard).regulations : []),
    ]
    const text = `${violation.type}. ${violation.description}`
    const found = await regulationSearch.match(organizationId, {
      text,
      codes,
      prefer: await regulationSearch.preferenceOf(member),
      language: member.language,
      limit: CANDIDATES,
    })
    const named = await regulations.byCodes(db.read, organizationId, codes)
    for (const regulation of found) {
      const reason = reasonFor(violation, regulation, named, text)
      if (reason)
        return db.transaction(tx => this.save(tx, member, id, regulation, reason, { automatic: true }))
    }
    throw new AppError('no_regulation_fits')
  }

  private async save(
    tx: Transaction,
    member: Member,
    id: string,
    regulation: Regulation,
    reason: LocalizedMessage,
    { automatic }: { automatic: boolean },
  ): Promise<LinkedRegulation> {
    const { violations, clock } = this.deps
    const locked = await violations.lockOr404(tx, member.organizationId, id)
    const [before] = await this.of(tx, locked.violation)
    const link: NewLink = {
      organizationId: member.organizationId,
      violationId: id,
      regulationId: regulation.id,
      reason,
      linkedBy: automatic ? null : member.userId,
      automatic,
      linkedAt: clock.now(),
    }
    await links.replace(tx, link)
    const code = regulation.regulation_code
    const { regulationCodes, basis } = locked.violation
    // What an analysis cites may be more exact than the library, and an observation cites nothing; only a person does.
    if (!automatic || (regulationCodes.length === 0 && !isObservation({ basis })))
      await violations.edit(tx, member, locked, {
        regulationCodes: [code, ...regulationCodes.filter(other => other !== code)],
        ...(isObservation({ basis }) && { basis: 'reported' }),
      })
    await violations.record(tx, member, id, [
      { field: 'regulation', from: before?.linkedAt ? before.regulation_code : null, to: code },
    ])
    const [saved] = await this.of(tx, locked.violation)
    return saved ?? present(regulation, link, null)
  }

  private async openTo(tx: ReadHandle, member: Member, id: string) {
    const { violation } = await this.deps.violations.findOr404(tx, member.organizationId, id)
    await this.deps.billing.require(tx, member.organizationId, 'regulationLinks')
    return violation
  }
}

/** Nothing is linked without a reason that a person can check. */
function reasonFor(
  violation: ViolationRecord,
  regulation: Regulation,
  named: Map<string, Regulation>,
  text: string,
): LocalizedMessage | undefined {
  for (const [code, { id }] of named)
    if (id === regulation.id)
      return violation.regulationCodes.includes(code)
        ? cited(code)
        : violation.relatedCodes.includes(code)
          ? related(code)
          : ofHazard(violation, code)
  const words = sharedWords(text, `${regulation.title} ${regulation.summary} ${regulation.tags.join(' ')}`)
  return words.length > 0 ? speaksOf(words) : undefined
}

const present = (
  regulation: Regulation,
  { reason, linkedAt }: Pick<NewLink, 'reason'> & Partial<Pick<NewLink, 'linkedAt'>>,
  linkedBy: string | null,
): LinkedRegulation => ({
  id: regulation.id,
  regulation_code: regulation.regulation_code,
  title: regulation.title,
  excerpt:
    regulation.summary.length > MAX_EXCERPT_LENGTH
      ? `${regulation.summary.slice(0, MAX_EXCERPT_LENGTH - 1)}…`
      : regulation.summary,
  reason: reason.text,
  message: reason,
  relation: 'cited',
  linkedBy,
  linkedAt: linkedAt?.toISOString() ?? null,
})

const chosen = message('link.chosen')
const cited = (code: string) => message('link.cited', { code })
const related = (code: string) => message('link.related', { code })
const speaksOf = (words: string[]) => message('link.words', { words: words.join(', ') })

function ofHazard({ hazard: id }: ViolationRecord, code: string): LocalizedMessage {
  const name = isHazard(id) ? message(`hazard.${id}.name`).text : ''
  return message('link.hazard', { hazard: id ?? '', name, code })
}

/** Words of findings and rules that say as little as stop words. */
const vague = new Set(
  'above after again against area before below near only over shall site some under while work worker workers without working'.split(
    ' ',
  ),
)

/** Words of substance in both, as the violation has them. */
function sharedWords(one: string, other: string) {
  const wordsIn = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(word => !isStopWord(word) && !vague.has(word))
  const there = new Set(wordsIn(other).map(stemOf))
  return [...new Set(wordsIn(one))].filter(word => there.has(stemOf(word))).slice(0, MAX_WORDS_TOLD)
}
