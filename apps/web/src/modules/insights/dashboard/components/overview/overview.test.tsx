import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shownToasts } from '../../../../../lib/toast'
import { button, click, response, show, until } from '../../../../../testing/screen'
import { trendDays } from '../../testing/trend-days'
import Overview from './overview'

const metrics = {
  totalUploads: 1412,
  violationsCount: 283,
  tasksCount: 65,
  aiAnalysesUsed: 40,
  aiAnalysesLimit: 50,
  recheckPassRate: 82,
  rechecks: 61,
  topRiskCategories: [
    { category: 'PPE', count: 20 },
    { category: 'Falls', count: 8 },
  ],
  pendingSuggestions: 4,
  complianceAlerts: 5,
  updatedAt: '2026-01-01T00:00:00.000Z',
}

// What is shown says how old it is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const failed = () =>
  new Response(JSON.stringify({ success: false, error: 'Boom', code: 'internal' }), { status: 500 })

const card = (title: string) =>
  [...document.querySelectorAll('section article')].find(
    each => each.querySelector('h3')?.textContent === title,
  ) as HTMLElement

async function showWith(first: () => unknown) {
  const get = vi.fn(first)
  response({
    'GET /api/dashboard/metrics': get,
    'GET /api/dashboard/trends': () => trendDays('2026-01-01', 30, index => ({ uploads: index })),
    'GET /api/dashboard/summary': () => ({ summary: 'Five are open.', updatedAt: metrics.updatedAt }),
  })
  await show(<Overview isManager />, { words: ['dashboard', 'labels'] })
  return get
}

test('the eight cards show their figures, each with its age and a way to refresh it', async () => {
  const get = await showWith(() => metrics)
  await until(() => expect(card('Total Uploads').textContent).toContain('1,412'))
  expect(card('Violations Detected').textContent).toContain('283')
  expect(card('Tasks Created').textContent).toContain('65')
  expect(card('AI Analyses Used').textContent).toContain('of 50 in your plan')
  expect(card('Recheck Pass Rate').querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe(
    '82',
  )
  expect(card('Top Risk Categories').textContent).toContain('Personal protective equipment20')
  expect(card('Pending Suggestions').textContent).toContain('4')
  expect(card('Compliance Alerts').textContent).toContain('5')
  expect(document.querySelectorAll('section article')).toHaveLength(8)
  expect(document.body.textContent?.match(/Updated just now/g)).toHaveLength(8)
  await until(() => expect(card('Total Uploads').querySelector('polyline')).not.toBeNull())
  expect(card('AI Analyses Used').querySelector('polyline')).toBeNull()
  expect(document.body.textContent).toContain('Five are open.')
  await click(button('Refresh Tasks Created'))
  expect(get).toHaveBeenCalledTimes(2)
})

test('when the figures fail, each card says so and Try Again brings them', async () => {
  let isDown = true
  await showWith(() => (isDown ? failed() : metrics))
  await until(() => expect(card('Total Uploads').textContent).toContain('Failed to fetch uploads: '))
  expect(card('Violations Detected').textContent).toContain('Failed to fetch violations: ')
  expect(card('Tasks Created').textContent).toContain('Failed to fetch tasks: ')
  expect(card('Pending Suggestions').querySelector('p')?.textContent).toBe('0')
  expect(shownToasts().map(({ title }) => title)).toContain('Error fetching dashboard data')
  isDown = false
  const again = [...card('Tasks Created').querySelectorAll('button')].find(
    each => each.textContent === 'Try Again',
  )
  await click(again as HTMLElement)
  await until(() => expect(card('Tasks Created').textContent).toContain('65'))
  expect(document.body.textContent).not.toContain('Failed to fetch')
})
