import { plain } from '@plumbline/domain'
import { expect, test } from 'vitest'
import { daysOfPeriod, readPeriod } from './record-period'

/** A Wednesday. */
const TODAY = '2026-11-18'

test.each([
  ['found today', '2026-11-18', '2026-11-18'],
  ['gestern gefunden', '2026-11-17', '2026-11-17'],
  ['esta semana', '2026-11-16', '2026-11-18'],
  ['la semaine dernière', '2026-11-09', '2026-11-15'],
  ['这个月', '2026-11-01', '2026-11-18'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['in December', '2025-12-01', '2025-12-31'],
  ['im November', '2026-11-01', '2026-11-30'],
  ['十一月', '2026-11-01', '2026-11-30'],
  ['一月', '2026-01-01', '2026-01-31'],
  ['since Monday', '2026-11-16', '2026-11-18'],
  ['desde el viernes', '2026-11-13', '2026-11-18'],
  ['周三以来', '2026-11-18', '2026-11-18'],
])('%s is from %s to %s', (text, from, to) => {
  const period = readPeriod(plain(text))
  expect(period && daysOfPeriod(period, TODAY)).toEqual({ from, to })
})

test.each(['may I stand on it', 'how deep', 'a march past', 'Monday'])('%s names no period', text => {
  expect(readPeriod(plain(text))).toBeUndefined()
})

test('in January, last month is in the year before', () => {
  expect(daysOfPeriod('last_month', '2026-01-10')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})
