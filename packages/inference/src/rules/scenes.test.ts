import { labels } from '@plumbline/domain'
import { questionsFor } from '@plumbline/knowledge'
import { describe, expect, test } from 'vitest'
import { applyRules } from './apply-rules'
import { sceneFrame } from './fixtures/scene-parts'
import { sceneQuestions } from './fixtures/scene-questions'
import { type SceneSite, sceneSites } from './fixtures/scene-sites'
import { scenes } from './fixtures/scenes'
import { sightsIn } from './sights'

const names = Object.keys(sceneSites) as SceneSite[]

const judge = (findings: (typeof scenes)[number]['findings'], site: SceneSite) =>
  applyRules(findings, sceneFrame, sceneSites[site], { trustedClasses: labels }).violations

describe.each(names)('at %s', site => {
  test.each(scenes.map(scene => [scene.name, scene] as const))('%s', (_, { findings, claims, reason }) => {
    const found = judge(findings, site).map(({ rule, type, severity, basis, regulationCodes }) =>
      [`${rule}/${type.code.split('.')[2]}`, severity, basis, ...regulationCodes].join(' '),
    )
    expect(found, reason).toEqual(claims[site])
  })
})

/** What is asked about a scene at a site, by id. */
function asked(findings: (typeof scenes)[number]['findings'], site: SceneSite) {
  const violations = judge(findings, site)
  const marks = violations.flatMap(({ boundingBoxes }) => boundingBoxes.map(({ labelCode }) => labelCode))
  return questionsFor({
    sights: sightsIn({ findings, marks, atSite: sceneSites[site] !== null }),
    found: violations.map(({ hazard }) => hazard),
    proven: violations.filter(({ basis }) => basis === 'breach').map(({ hazard }) => hazard),
    industry: sceneSites[site]?.industry ?? 'construction',
  }).map(({ id }) => id)
}

test.each(scenes.map(scene => [scene.name, scene] as const))(
  'what is asked about %s',
  (name, { findings }) => {
    const { construction = '', ...elsewhere }: Partial<Record<SceneSite | 'construction', string>> =
      sceneQuestions[name] ?? {}
    for (const site of names)
      expect(asked(findings, site).join(' '), site).toBe(elsewhere[site] ?? construction)
  },
)

test('there are forty scenes, each with its reason', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(40)
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length)
  expect(scenes.filter(({ reason }) => reason.length < 12)).toEqual([])
})

test('a breach cites one code, everything else none, and no picture cites the General Duty Clause', () => {
  for (const { findings } of scenes)
    for (const site of names)
      for (const { basis, regulationCodes, relatedCodes } of judge(findings, site)) {
        expect(regulationCodes).toHaveLength(basis === 'breach' ? 1 : 0)
        expect(regulationCodes).not.toContain('OSH Act 5(a)(1)')
        expect(relatedCodes).toEqual([...new Set(relatedCodes)])
        for (const code of regulationCodes) expect(relatedCodes).not.toContain(code)
      }
})

test('a machine beside somebody is never more than Medium and never a breach', () => {
  for (const { findings } of scenes)
    for (const site of names)
      for (const { hazard, basis, severity } of judge(findings, site).filter(
        each => each.hazard === 'struck-by-plant',
      )) {
        expect([hazard, basis]).toEqual(['struck-by-plant', 'advisory'])
        expect(severity).not.toBe('High')
      }
})
