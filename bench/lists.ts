import * as contract from '@plumbline/contract'
import { compare, few, large, type Question, type Stand, small } from './lib/stands'

/**
 * Whether lists stay fast as they grow: every list, filter, count and search of violations and tasks, asked of one
 * organization with 10,000 of each and of one with 1,000,000, turn by turn in one run. What is compared is the whole
 * call, from the request to the last byte of the response.
 */
/** Far behind, as a cursor: where the fewer of the two still have rows. */
const far = async (stand: Stand, endpoint: contract.Endpoint) =>
  (await stand.ask(endpoint, { page: Math.floor((few * 0.9) / 200), pageSize: 200 })).data.next ?? ''
const cursors = new Map<Stand, { violations: string; tasks: string }>()
for (const stand of [small, large])
  cursors.set(stand, {
    violations: await far(stand, contract.listViolations),
    tasks: await far(stand, contract.listTasks),
  })

const violations = (name: string, query: object | ((stand: Stand) => object)): Question => [
  `violations: ${name}`,
  contract.listViolations,
  stand => (typeof query === 'function' ? query(stand) : query),
]
const tasks = (name: string, query: object | ((stand: Stand) => object)): Question => [
  `tasks: ${name}`,
  contract.listTasks,
  stand => (typeof query === 'function' ? query(stand) : query),
]

const oneMonth = { from: '2025-06-01', to: '2025-06-30' }
const questions = (
  [
    violations('all, newest first', {}),
    violations('oldest first', { sort: 'oldest' }),
    violations('by severity', { sort: 'severity' }),
    violations('last changed first', { sort: 'updated' }),
    violations('200 a page', { pageSize: 200 }),
    violations('page 40 of 200', { page: 40, pageSize: 200 }),
    violations('behind the numbered pages', stand => ({ after: cursors.get(stand)?.violations ?? '' })),
    violations('severity High', { severity: 'High' }),
    violations('status In Progress', { status: 'In Progress' }),
    violations('In Progress by severity', { status: 'In Progress', sort: 'severity' }),
    violations('High, Resolved, Falls', { severity: 'High', status: 'Resolved', category: 'Falls' }),
    violations('Low and Noise (rare)', { severity: 'Low', category: 'Noise' }),
    violations('filters that leave nothing', { category: 'Chemical', severity: 'High' }),
    violations('category Noise (rare)', { category: 'Noise' }),
    violations('dismissed only', { dismissed: 'only' }),
    violations('dismissed too', { dismissed: 'show' }),
    violations('of one assignee', stand => ({ assignee: stand.colleague })),
    violations('of nobody', { assignee: 'none' }),
    violations('one month', oneMonth),
    violations('one month, High', { ...oneMonth, severity: 'High' }),
    violations('since a day', { from: '2025-01-01' }),
    violations('location in 1 of 40', { location: 'gate 7' }),
    violations('search: in every row', { search: 'worker' }),
    violations('search: in 1 of 2', { search: 'scaffold' }),
    violations('search: in 1 of 10', { search: 'harness' }),
    violations('search: in 1 of 100', { search: 'trench' }),
    violations('search: in 1 of 1,000', { search: 'asbestos' }),
    violations('search: one row', { search: 'unit777' }),
    violations('search: no row', { search: 'submarine' }),
    violations('search: two words', { search: 'harness trench' }),
    violations('search: a rare and a common word', { search: 'asbestos worker' }),
    violations('search: a common and a rare word', { search: 'worker asbestos' }),
    violations('search: beginning of a word', { search: 'scaf' }),
    violations('search: a code', { search: '1926.501' }),
    violations('search: by hazard, in German', { search: 'Schutzhelm' }),
    violations('search and filters', { search: 'harness', severity: 'High', status: 'Open' }),
    violations('search, oldest first', { search: 'trench', sort: 'oldest' }),
    tasks('all, newest first', {}),
    tasks('by date', { sort: 'due' }),
    tasks('by priority', { sort: 'priority' }),
    tasks('last changed first', { sort: 'updated' }),
    tasks('page 40 of 200', { page: 40, pageSize: 200 }),
    tasks('behind the numbered pages', stand => ({ after: cursors.get(stand)?.tasks ?? '' })),
    tasks('tab Open', { tab: 'open' }),
    tasks('tab Open by date', { tab: 'open', sort: 'due' }),
    tasks('tab In Progress by priority', { tab: 'in_progress', sort: 'priority' }),
    tasks('tab Completed', { tab: 'completed' }),
    tasks('status completed (rare)', { status: 'completed' }),
    tasks('status closed', { status: 'closed' }),
    tasks('priority high', { priority: 'high' }),
    tasks('of one assignee', stand => ({ assignee: stand.colleague })),
    tasks('of one assignee, Open, by date', stand => ({
      assignee: stand.colleague,
      tab: 'open',
      sort: 'due',
    })),
    tasks('of nobody', { assignee: 'none' }),
    tasks('overdue', { overdue: '1', sort: 'due' }),
    tasks('search: in every row', { searchTerm: 'repair' }),
    tasks('search: in 1 of 10', { searchTerm: 'harness' }),
    tasks('search: in 1 of 100', { searchTerm: 'trench' }),
    tasks('search: in 1 of 1,000', { searchTerm: 'asbestos' }),
    tasks('search: one row', { searchTerm: 'unit777' }),
    tasks('search in a tab', { searchTerm: 'harness', tab: 'in_progress' }),
    ['dashboard: counts', contract.dashboardStats, () => ({})],
  ] satisfies Question[]
).filter(([name]) => name.includes(process.env.BENCH_ONLY ?? ''))

await compare(questions)
