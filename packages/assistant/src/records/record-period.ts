import { languages, plain } from '@plumbline/domain'
import { cue, spacedSource, unspacedSource } from '../cues'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
type Weekday = (typeof weekdays)[number]

/** When something was found, as people say it; the caller knows what day it is. */
export type RecordPeriod =
  | 'today'
  | 'yesterday'
  | 'this_week'
  | 'last_week'
  | 'this_month'
  | 'last_month'
  | 'this_year'
  | `since_${Weekday}`
  | `month_${number}`

const named: readonly (readonly [RecordPeriod, RegExp])[] = [
  ['today', cue(({ records }) => records.today)],
  ['yesterday', cue(({ records }) => records.yesterday)],
  ['this_week', cue(({ records }) => records.thisWeek)],
  ['last_week', cue(({ records }) => records.lastWeek)],
  ['this_month', cue(({ records }) => records.thisMonth)],
  ['last_month', cue(({ records }) => records.lastMonth)],
  ['this_year', cue(({ records }) => records.thisYear)],
]

const namesOf = (date: Date, part: 'month' | 'weekday') =>
  languages.map(language =>
    plain(new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(date)),
  )
const before = (of: 'since' | 'beforeMonth') => spacedSource(({ records }) => records[of])

/** 'in October': a month alone could be a name or a verb. */
const months = Array.from({ length: 12 }, (_, index) => {
  const names = namesOf(new Date(Date.UTC(2026, index, 1)), 'month')
  const spaced = names.filter(name => !/\p{Script=Han}/u.test(name))
  const inChinese = [...names.filter(name => !spaced.includes(name)), `(?<!\\d)${index + 1}月`].map(name =>
    // 十月 is also the end of 二十月, which is none, but 一月 is the end of 十一月.
    name.startsWith('(') ? name : `(?<!十)${name}`,
  )
  const pattern = `\\b(?:${before('beforeMonth')})\\s*(?:${spaced.join('|')})\\b|${inChinese.join('|')}`
  return [`month_${index + 1}` as const, new RegExp(pattern, 'u')] as const
})

/** 'since Monday'; 2026 began on a Thursday. */
const since = weekdays.map((weekday, index) => {
  const names = namesOf(new Date(Date.UTC(2026, 0, 5 + index)), 'weekday')
  const spaced = names.filter(name => !/\p{Script=Han}/u.test(name))
  const inChinese = `(?:星期|周|礼拜)${'一二三四五六日'[index]}`
  const [start] = [unspacedSource(({ records }) => records.since)]
  const pattern = `\\b(?:${before('since')})\\s+(?:\\p{L}{2,3}\\s+)?(?:${spaced.join('|')})\\b|(?:${start})${inChinese}|${inChinese}(?:${start})`
  return [`since_${weekday}` as const, new RegExp(pattern, 'u')] as const
})

const periods: readonly (readonly [RecordPeriod, RegExp])[] = [...since, ...named, ...months]

export const readPeriod = (typed: string): RecordPeriod | undefined =>
  periods.find(([, pattern]) => pattern.test(typed))?.[0]

export const withoutPeriods = (typed: string) =>
  periods.reduce((rest, [, pattern]) => rest.replace(pattern, ' '), typed)

const DAY_MS = 86_400_000
const shift = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The first and the last day, both included. A month that is still to come this year was last year's. */
export function daysOfPeriod(period: RecordPeriod, today: string): { from: string; to: string } {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const monday = shift(today, -((new Date(today).getUTCDay() + 6) % 7))
  const ofMonth = (index: number) => ({
    from: new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10),
    to: new Date(Date.UTC(year, index + 1, 0)).toISOString().slice(0, 10),
  })
  if (period === 'today') return { from: today, to: today }
  if (period === 'yesterday') return { from: shift(today, -1), to: shift(today, -1) }
  if (period === 'this_week') return { from: monday, to: today }
  if (period === 'last_week') return { from: shift(monday, -7), to: shift(monday, -1) }
  if (period === 'this_month') return { from: ofMonth(month - 1).from, to: today }
  if (period === 'last_month') return ofMonth(month - 2)
  if (period === 'this_year') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (period.startsWith('month_')) {
    const index = Number(period.slice('month_'.length)) - 1
    return ofMonth(index < month ? index : index - 12)
  }
  const weekday = weekdays.findIndex(name => period === `since_${name}`)
  const day = shift(monday, weekday)
  return { from: day > today ? shift(day, -7) : day, to: today }
}
