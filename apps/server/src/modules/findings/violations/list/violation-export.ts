import type { exportViolations, QueryOf, Violation } from '@plumbline/contract'
import { formatCitation, isObservation } from '@plumbline/domain'
import { type Formatter, loadFormatter } from '@plumbline/messages'
import { type CsvColumn, type CsvFile, csvFile, csvTime } from '../../../../platform/csv'
import type { Database } from '../../../../platform/db/client'
import type { Member } from '../../../../platform/http/member'
import type { BillingService } from '../../../billing/billing/billing.service'
import type { OrganizationsService } from '../../../identity/organizations/organizations.service'
import type { ViolationListsService } from './violation-list.service'

export type ViolationsExportDeps = {
  db: Database
  billing: BillingService
  lists: ViolationListsService
  organizations: OrganizationsService
}

/** What only a vision model says is told apart from what was seen. */
const kindOf = (violation: Violation) =>
  violation.basis === 'claim' ? 'claim' : isObservation(violation) ? 'observation' : 'violation'

type Context = { formatter: Formatter; names: ReadonlyMap<string, string> }

const columns: CsvColumn<Violation, Context>[] = [
  { label: 'violations.date', isTime: true, cell: ({ date }) => csvTime(date) },
  { label: 'violations.capturedAt', isTime: true, cell: ({ capturedAt }) => csvTime(capturedAt) },
  { label: 'violations.type', cell: (violation, { formatter }) => formatter.violation(violation).type },
  {
    label: 'violations.description',
    cell: (violation, { formatter }) => formatter.violation(violation).description,
  },
  {
    label: 'violations.severity',
    cell: ({ severity }, { formatter }) => formatter.labelIn('severity', severity),
  },
  {
    label: 'violations.status',
    cell: ({ status }, { formatter }) => formatter.labelIn('violationStatus', status),
  },
  {
    label: 'violations.category',
    cell: ({ category }, { formatter }) => category && formatter.labelIn('category', category),
  },
  {
    label: 'violations.review',
    cell: ({ verdict }, { formatter }) => verdict && formatter.labelIn('verdict', verdict),
  },
  { label: 'violations.site', cell: ({ siteName }) => siteName },
  { label: 'violations.area', cell: ({ location }) => location },
  {
    label: 'violations.regulations',
    cell: ({ regulationCodes }) => regulationCodes.map(formatCitation).join('; '),
  },
  { label: 'violations.confidence', cell: ({ confidence }) => confidence },
  { label: 'violations.responsible', cell: ({ assignee }, { names }) => assignee && names.get(assignee) },
  {
    label: 'violations.steps',
    cell: (violation, { formatter }) => formatter.violation(violation).steps.join('\n'),
  },
  { label: 'violations.id', cell: ({ id }) => id },
  // Last, so that the columns before it stay where programs look for them.
  {
    label: 'violations.kind',
    cell: (violation, { formatter }) => formatter.labelIn('findingKind', kindOf(violation)),
  },
]

/** The violations that the filters of the list leave, as a spreadsheet. */
export class ViolationsExport {
  private readonly deps: ViolationsExportDeps
  constructor(deps: ViolationsExportDeps) {
    this.deps = deps
  }

  async csv(member: Member, query: QueryOf<typeof exportViolations>): Promise<CsvFile> {
    const { db, billing, lists, organizations } = this.deps
    const formatter = await loadFormatter(member.language)
    const members = await organizations.members(member)
    const context = { formatter, names: new Map(members.map(({ id, name }) => [id, name])) }
    const batches = await lists.batches(member, query)
    const name = `violations-${await billing.today(db.read, member.organizationId)}`
    return csvFile({ name, columns, batches, formatter, context })
  }
}
