import { expect, test } from 'vitest'
import { response, show, until } from '../../../testing/screen'
import { FindingsCard } from './findings-card'

const stats = {
  bySeverity: { High: 3, Low: 1 },
  feedback: { confirmed: 2, corrected: 0, dismissed: 0 },
}

const lines = () => document.querySelectorAll('dt, dd, p').length

test('while the figures are on their way, the card already has all of its lines', async () => {
  let respond: (given: unknown) => void = () => {}
  const responded = new Promise(resolve => {
    respond = resolve
  })
  response({ 'GET /api/dashboard/stats': () => responded })
  await show(<FindingsCard />, { words: 'account' })
  const before = lines()
  expect(document.body.textContent).toContain('High–')
  respond(stats)
  await until(() => expect(document.body.textContent).toContain('High3'))
  expect(lines()).toBe(before)
})
