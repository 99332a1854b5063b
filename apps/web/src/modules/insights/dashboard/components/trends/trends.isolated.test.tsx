import { beforeEach, expect, test, vi } from 'vitest'
import { today } from '../../../../../lib/today'
import { button, click, response, show, type, until } from '../../../../../testing/screen'
import { trendDays } from '../../testing/trend-days'
import Trends from './trends'

// Drawing needs a browser: e2e/dashboard.journey.ts looks at the charts, this test at the figures behind them.
vi.mock('recharts', () => {
  const names = [
    'Bar',
    'BarChart',
    'CartesianGrid',
    'ComposedChart',
    'Line',
    'LineChart',
    'Tooltip',
    'XAxis',
    'YAxis',
  ]
  return Object.fromEntries(names.map(name => [name, () => null]))
})

const outcomes = { unreviewed: 0, confirmed: 6, corrected: 2, dismissed: 2, added: 1, precision: 80 }
const SITE = '7f1f0c1e-8a54-4a0c-9a3f-0f6a3f1c2b11'

let asked: string[]
const busy = {
  high: 1,
  low: 2,
  violations: 3,
  resolved: 1,
  hoursToFix: 5,
  open: 4,
  rechecks: 1,
  rechecksPassed: 1,
}
const busyDays = () => trendDays('2026-01-01', 7, () => busy)
let days = busyDays

beforeEach(() => {
  asked = []
  days = busyDays
})

async function showAt(address: string) {
  const sites = ['Harbor Tower', 'Route 9'].map((name, index) => ({
    id: index ? SITE.replace('7', '8') : SITE,
    name,
    archivedAt: null,
  }))
  response({
    'GET /api/dashboard/trends': url => {
      asked.push(url.search)
      return days()
    },
    'GET /api/dashboard/risks': () => [{ category: 'PPE', count: 5 }],
    'GET /api/dashboard/sites': () => [
      {
        siteId: SITE,
        name: 'Harbor Tower',
        open: { high: 1, medium: 2, low: 3 },
        overdueTasks: 4,
        resolved: 5,
      },
      { siteId: null, name: null, open: { high: 0, medium: 0, low: 1 }, overdueTasks: 0, resolved: 0 },
    ],
    'GET /api/dashboard/quality': () => ({
      total: outcomes,
      months: [{ ...outcomes, month: '2026-01-01' }],
      kinds: [{ ...outcomes, hazard: 'no_hard_hat', name: 'Person without a hard hat' }],
    }),
    'GET /api/sites': () => ({ items: sites }),
  })
  await show(<Trends />, { at: address, words: ['trends', 'labels'] })
}

const text = () => document.body.textContent ?? ''
const tables = () =>
  [...document.querySelectorAll('table')].map(each => each.querySelector('caption')?.textContent)
const choose = (period: string) =>
  click([...document.querySelectorAll('label')].find(each => each.textContent === period) as HTMLElement)

test('every chart has its figures in a table, shown on request', async () => {
  await showAt('/dashboard')
  await until(() => expect(text()).toContain('21 violations found, 7 of them High.'))
  await until(() => expect(text()).toContain('Your team agreed with 80% of 10 reviewed findings.'))
  expect(tables()).toEqual([
    'Violations by severity',
    'Open vs. resolved',
    'Time to fix',
    'Recheck pass rate',
    'By site',
    'AI quality',
    'AI quality by kind of finding',
  ])
  const table = document.querySelector('table') as HTMLElement
  expect(table.querySelectorAll('tbody tr')).toHaveLength(7)
  expect(table.querySelector('tbody tr')?.textContent).toBe('Jan 1, 20261023')
  expect(table.parentElement?.className).toBe('sr-only')
  await click(button('Show table: Violations by severity'))
  expect(document.querySelector('table')?.parentElement?.className).not.toContain('sr-only')
  await click(button('Show chart: Violations by severity'))
  expect(document.querySelector('table')?.parentElement?.className).toBe('sr-only')
})

test('a chart with nothing to draw says so in a sentence', async () => {
  days = () => trendDays('2026-01-01', 7, () => ({ ...busy, rechecks: 0, rechecksPassed: 0 }))
  await showAt('/dashboard')
  await until(() => expect(text()).toContain('Nothing was rechecked in this period.'))
  expect(tables()).not.toContain('Recheck pass rate')
  expect(button('Show table: Recheck pass rate')).toBeUndefined()
})

test('period and site in the address decide what is asked for', async () => {
  await showAt(`/dashboard?period=custom&start=2026-01-01&end=2026-01-30&site=${SITE}`)
  await until(() => expect(text()).toContain('21 violations found'))
  expect(asked).toEqual([`?start=2026-01-01&end=2026-01-30&site=${SITE}`])
})

test('the usual period is asked for without dates; another one replaces it', async () => {
  await showAt('/dashboard?period=nonsense&site=nowhere')
  await until(() => expect(asked).toEqual(['']))
  await choose('7 days')
  await until(() => expect(asked).toHaveLength(2))
  expect(asked[1]).toMatch(/^\?start=\d{4}-\d\d-\d\d$/)
})

test('dates of one’s own start with those that are shown, and wrong ones are never sent', async () => {
  await showAt('/dashboard')
  await until(() => expect(asked).toEqual(['']))
  await choose('Custom')
  const [from, to] = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
  expect(to?.value).toBe(today())
  await until(() => expect(asked).toHaveLength(2))
  await type(from as HTMLInputElement, '9999-12-31')
  expect(text()).toContain('Choose a start date before the end date')
  expect((button('Download these figures as CSV') as HTMLButtonElement).disabled).toBe(true)
  await type(to as HTMLInputElement, '')
  expect(text()).toContain('Choose both dates to see the charts.')
  expect(asked).toHaveLength(2)
})

test('filters that match nothing say so and can be reset', async () => {
  days = () => trendDays('2026-01-01', 7)
  await showAt('/dashboard?period=7')
  await until(() => expect(text()).toContain('No results found'))
  days = () => trendDays('2026-01-01', 7, () => ({ high: 1, violations: 1 }))
  await click(button('Reset filters'))
  await until(() => expect(text()).toContain('7 violations found, 7 of them High.'))
})
