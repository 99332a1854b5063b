import type { Label, SiteRules } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../findings'
import { judgeTracks, type KeptTrack, pairByTime } from './kept-tracks'

const trusted: Label[] = ['person', 'no_hard_hat', 'hard_hat', 'no_safety_vest', 'machinery']
const person: Finding = {
  label: 'person',
  confidence: 0.9,
  box: { x: 100, y: 100, width: 100, height: 300 },
}
const bareHead: Finding = {
  label: 'no_hard_hat',
  confidence: 0.9,
  box: { x: 130, y: 100, width: 40, height: 45 },
}
const track: KeptTrack = {
  rule: 'head-protection',
  subject: person.box,
  span: { start: 2, end: 65 },
  confidence: 0.7,
  frames: 9,
  width: 640,
  height: 480,
  findings: [person, bareHead],
}
const site = (changes: Partial<SiteRules>, hardHat: SiteRules['ppe']['hardHat'] = 'posted'): SiteRules => ({
  country: 'US',
  state: null,
  industry: 'construction',
  ppe: { hardHat, highVisibility: 'posted', eyes: 'posted', ears: 'posted', feet: 'posted' },
  ...changes,
})
const judged = (where: SiteRules | null) =>
  judgeTracks([track], where, trusted).found.map(({ violation }) => violation)

describe('a track of a video judged again', () => {
  test.each([
    ['a US building site', site({}), 'breach', ['29 CFR 1926.100(a)']],
    ['a German one', site({ country: 'DE' }), 'breach', ['DGUV Vorschrift 1 § 30']],
    ['a place without rules in the library', site({ country: 'BR' }), 'advisory', []],
    ['a warehouse where hats are posted', site({ industry: 'transportation' }), 'advisory', []],
  ])('goes by the rules of %s', (_, where, basis, codes) => {
    expect(judged(where)).toMatchObject([{ basis, regulationCodes: codes, span: track.span }])
  })

  test('keeps the time and how often it was seen', () => {
    const [violation] = judged(site({}))
    expect(violation).toMatchObject({ confidence: 0.7, because: { params: { frames: 9, end: '1:05' } } })
    expect(violation?.because.text).toContain('1:05')
  })

  test('finds nothing where hard hats are not required', () => {
    expect(judged(site({}, 'no'))).toEqual([])
  })

  test('says that a person said so, and what was checked', () => {
    const { workSite, law, checked } = judgeTracks([], site({ country: 'GB' }), trusted)
    expect([workSite, law?.id]).toEqual(['person', 'uk'])
    expect(checked.checkedFor.map(({ code }) => code)).toContain('checked.hard_hats')
  })
})

test('the same thing is of one rule and at one time, and counts once', () => {
  const at = (rule: string, start: number, end: number) => ({ rule, span: { start, end } })
  const [a, b, c] = [at('x', 0, 10), at('x', 1, 9), at('y', 0, 10)]
  const [seen, other] = [at('x', 0, 10), at('y', 20, 30)]
  expect([...pairByTime([a, b, c], [seen, other])]).toEqual([[a, seen]])
})
