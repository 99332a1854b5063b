import { readFile } from 'node:fs/promises'
import { defaultPpe, type SiteRules } from '@plumbline/domain'
import { citation, figuresIn, lawOf, questionsFor } from '@plumbline/knowledge'
import { regulations } from '@plumbline/knowledge/regulations/index'
import { message } from '@plumbline/messages'
import type { Analyzer } from '../analyzer'
import type { Violation } from '../findings'
import { sightsIn } from '../rules/sights'
import { heroCrop } from './pictures'

export const FILE = 'site-no-hats.jpg'
const MAX_QUESTIONS = 3

const site: SiteRules = {
  country: 'US',
  state: null,
  industry: 'construction',
  ppe: defaultPpe('construction'),
}

/** The words of the regulation itself. Federal regulations of the United States are in the public domain. */
export const quotations: Readonly<Record<string, string>> = {
  '29 CFR 1926.100(a)':
    'Employees working in areas where there is a possible danger of head injury from impact, or from falling or flying objects, or from electrical shock and burns, shall be protected by protective helmets.',
}

const byCode = new Map(regulations.map(record => [record.code, record]))

function ruleOf(code: string) {
  const record = byCode.get(code)
  const cited = citation(code.replace(/^29 CFR /, ''))
  const title = record?.title ?? cited?.title
  const source = record?.source ?? cited?.url
  if (!title || !source) throw new Error(`${code} can't be looked up`)
  return { code, title, source }
}

function citedRule(code: string) {
  const record = byCode.get(code)
  const quotation = quotations[code]
  if (!record || !quotation) throw new Error(`${code} has no record or no quotation for the example`)
  return { ...ruleOf(code), summary: record.summary, quotation, checked: record.verified }
}

function present({ regulationCodes, relatedCodes, boundingBoxes, location, ...violation }: Violation) {
  const { rule, severity, basis, type, description, because, remediationSteps, confidence } = violation
  const [cited] = regulationCodes
  return {
    rule,
    severity,
    basis,
    confidence,
    messages: { type, description, position: location, because, remediationSteps },
    boxes: boundingBoxes.map(({ x, y, width, height, label, labelCode }) => ({
      x: Math.round(x),
      y: Math.round(y),
      width: Math.round(width),
      height: Math.round(height),
      label,
      labelCode,
    })),
    cited: cited ? citedRule(cited) : null,
    related: relatedCodes.map(ruleOf),
  }
}

/** What the product itself finds in a sample picture, for the example that anyone can click through. */
export async function example(analyzer: Analyzer, samples: URL) {
  const result = await analyzer.analyze({ bytes: await readFile(new URL(FILE, samples)) }, { site })
  if (result.kind !== 'image') throw new Error(`${FILE} is no picture`)
  const { width, height, violations, findings, tags, checked, engine } = result
  const marks = violations.flatMap(({ boundingBoxes }) => boundingBoxes.map(({ labelCode }) => labelCode))
  const asked = questionsFor({
    sights: sightsIn({ findings, marks, atSite: true, tags }),
    found: violations.map(({ hazard }) => hazard),
    proven: violations.filter(({ basis }) => basis === 'breach').map(({ hazard }) => hazard),
    industry: site.industry,
  })
  return {
    picture: { file: FILE, width, height },
    detector: engine.detector,
    violations: violations.map(present),
    questions: asked
      .slice(0, MAX_QUESTIONS)
      .map(each => message(`question.ask.${each.id}`, figuresIn(each, lawOf(site)))),
    checked,
  }
}

/** The cited findings on the part of the picture that the home page shows, as shares of its size. */
export function hero({ violations }: Awaited<ReturnType<typeof example>>) {
  const share = (value: number, whole: number) => Math.round((value / whole) * 10_000) / 100
  return violations
    .filter(({ cited }) => cited)
    .flatMap(({ severity, boxes }) =>
      boxes.map(({ x, y, width, height }) => ({
        severity,
        left: share(x - heroCrop.x, heroCrop.width),
        top: share(y - heroCrop.y, heroCrop.height),
        width: share(width, heroCrop.width),
        height: share(height, heroCrop.height),
      })),
    )
}
