import { labels, type SiteRules } from '@plumbline/domain'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../findings'
import { applyRules } from './apply-rules'
import { sceneSites } from './fixtures/scene-sites'

const frame = { width: 1000, height: 800 }
const shipped = labels.filter(label => !['mask', 'safety_cone', 'ladder', 'vehicle'].includes(label))
const bareHead: Finding[] = [
  { label: 'person', confidence: 0.9, box: { x: 100, y: 400, width: 100, height: 300 } },
  { label: 'no_hard_hat', confidence: 0.9, box: { x: 130, y: 400, width: 40, height: 45 } },
]
const flames: Finding[] = [
  { label: 'fire', confidence: 0.9, box: { x: 300, y: 300, width: 200, height: 200 } },
]
const judge = (findings: Finding[], site: SiteRules | null = null, workSite = false) =>
  applyRules(findings, frame, site, { trustedClasses: shipped, workSite })
const sureMachine: Finding = {
  label: 'machinery',
  confidence: 0.9,
  box: { x: 700, y: 0, width: 90, height: 90 },
}
const itemsOf = (messages: { code: string }[]) => messages.map(({ code }) => code.replace('checked.', ''))

describe('a person says that it is a work site', () => {
  test('the rules are applied to the same findings', () => {
    expect(judge(bareHead).violations).toEqual([])
    expect(judge(bareHead).notes).toMatchObject([{ code: 'note.no_site' }])
    const { violations, workSite, notes } = judge(bareHead, null, true)
    expect(violations).toMatchObject([
      {
        rule: 'head-protection',
        severity: 'Medium',
        basis: 'breach',
        regulationCodes: ['29 CFR 1926.100(a)'],
      },
    ])
    expect(workSite).toBe('person')
    expect(notes).toEqual([])
  })

  test('nothing is found twice or changed in what was given', () => {
    const before = structuredClone(bareHead)
    expect(judge(bareHead, null, true)).toEqual(judge(bareHead, null, true))
    expect(bareHead).toEqual(before)
  })
})

test('a finding says how likely it is right, in its figure and in its words', () => {
  const calibration = { 'head-protection': [[0.5, 0.4] as const, [1, 0.8] as const] }
  const { violations } = applyRules(bareHead, frame, null, {
    trustedClasses: shipped,
    workSite: true,
    calibration,
  })
  expect(violations[0]).toMatchObject({ confidence: 0.72, because: { params: { confidence: 0.72 } } })
  expect(judge(bareHead, null, true).violations[0]?.confidence).toBe(0.9)
})

test('a finding that only the picture places on a site is less likely right than one on a known site', () => {
  const table = (confidence: number) => [[0.1, confidence] as const, [1, confidence] as const]
  const calibration = { 'head-protection': table(0.9), 'head-protection:picture': table(0.6) }
  const confidenceAt = (site: SiteRules | null) =>
    applyRules([...bareHead, sureMachine], frame, site, { trustedClasses: shipped, calibration })
      .violations[0]?.confidence
  expect(confidenceAt(null)).toBe(0.6)
  expect(confidenceAt(sceneSites.usConstruction)).toBe(0.9)
})

test('a doubtful bare head counts only where somebody said that the place is a site', () => {
  const doubtful = bareHead.map(finding => ({ ...finding, confidence: 0.3 }))
  const flaggedAt = (site: SiteRules | null, workSite = false) =>
    applyRules([...doubtful, sureMachine], frame, site, {
      trustedClasses: shipped,
      workSite,
      thresholds: { no_hard_hat: 0.4 },
    }).violations.filter(({ rule }) => rule === 'head-protection').length
  expect([flaggedAt(null), flaggedAt(sceneSites.usWarehouse)]).toEqual([0, 0])
  expect([flaggedAt(sceneSites.usConstruction), flaggedAt(null, true)]).toEqual([1, 1])
})

test('why the rules of a work site were applied is told', () => {
  const machine: Finding = {
    label: 'machinery',
    confidence: 0.9,
    box: { x: 300, y: 380, width: 400, height: 340 },
  }
  expect(judge(bareHead).workSite).toBe('no')
  expect(judge([machine]).workSite).toBe('picture')
  expect(judge(bareHead, sceneSites.uk).workSite).toBe('site')
})

describe('what a site requires', () => {
  const site = (hardHat: SiteRules['ppe']['hardHat']): SiteRules => ({
    ...sceneSites.usConstruction,
    ppe: { ...sceneSites.usConstruction.ppe, hardHat },
  })

  test('always: no proof is needed', () => {
    expect(judge(bareHead, site('always')).violations).toMatchObject([
      { basis: 'breach', severity: 'Medium' },
    ])
  })

  test('where posted: the site is one sign, so more is needed for a breach', () => {
    expect(judge(bareHead, site('posted')).violations).toMatchObject([{ basis: 'advisory', severity: 'Low' }])
  })

  test('no: nobody is accused, and hard hats are not among what was checked', () => {
    const { violations, checked } = judge(bareHead, site('no'))
    expect(violations).toEqual([])
    expect(itemsOf(checked.checkedFor)).not.toContain('hard_hats')
    expect(itemsOf(checked.notCheckedFor)).toContain('hard_hats')
  })
})

describe('a country without rules', () => {
  const brazil: SiteRules = { ...sceneSites.usConstruction, country: 'BR', state: null }

  test('what is usual in the industry is named, and no code of another country', () => {
    const { violations, law } = judge(bareHead, brazil)
    expect(law).toBeNull()
    expect(violations).toMatchObject([{ basis: 'advisory', regulationCodes: [], relatedCodes: [] }])
    expect(violations[0]?.description.text).toContain('the usual rule in this industry')
  })

  test('only what somebody set is called a requirement of the site', () => {
    const ppe = { ...sceneSites.usWarehouse.ppe, hardHat: 'always' } as const
    const { violations } = judge(bareHead, { ...sceneSites.usWarehouse, ppe })
    expect(violations[0]?.description.text).toContain('This site requires hard hats everywhere')
  })
})

describe('fire', () => {
  test('at a site names the duties nearby, away from one none at all', () => {
    expect(judge(flames, sceneSites.usConstruction).violations[0]?.relatedCodes).toContain(
      '29 CFR 1926.150(e)(1)',
    )
    expect(judge(flames, sceneSites.usWarehouse).violations[0]?.relatedCodes).toContain('29 CFR 1910.38')
    expect(judge(flames).violations).toMatchObject([
      { severity: 'High', basis: 'advisory', regulationCodes: [], relatedCodes: [] },
    ])
  })
})

describe('what was checked', () => {
  test('follows from the classes the detector is trusted with and the rules that ran', () => {
    const { checked } = judge([], sceneSites.usConstruction)
    expect(itemsOf(checked.checkedFor)).toEqual([
      'hard_hats',
      'high_visibility',
      'people_near_machines',
      'people_lying_down',
      'fire_and_smoke',
    ])
    expect(itemsOf(checked.notCheckedFor).slice(0, 4)).toEqual([
      'edges_and_holes',
      'scaffolds',
      'ladders',
      'trenches',
    ])
  })

  test('a class that becomes trusted moves to the other line', () => {
    const { checked } = applyRules([], frame, sceneSites.usConstruction, {
      trustedClasses: [...shipped, 'ladder'],
    })
    expect(itemsOf(checked.checkedFor)).toContain('ladders')
    expect(itemsOf(checked.notCheckedFor)).not.toContain('ladders')
  })

  test('without a sign of a work site nobody’s clothes were checked', () => {
    const { checked } = judge(bareHead)
    expect(itemsOf(checked.checkedFor)).not.toContain('hard_hats')
    expect(itemsOf(checked.notCheckedFor)).toContain('hard_hats')
  })
})
