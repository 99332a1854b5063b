import { join } from 'node:path'
import { defaultPpe } from '@plumbline/contract'
import { AnalysisError, type Analyzer } from '@plumbline/inference'
import { detailOf } from '../../../capture/analysis/present-analysis'
import { rowFrom } from '../../../findings/violations/present-violation'
import { recheckEvidence } from '../../../findings/violations/recheck/recheck-evidence'
import { profiles, type SiteKey } from '../history/sites'
import type { AnalyzedPicture, FoundInPicture } from './analyzed-picture'
import type { DemoPicture } from './pictures'

const TIMEOUT_MS = 600_000

type Deps = { analyzer: Analyzer; samples: string }

function rulesAt(key: SiteKey) {
  const { country, state, industry } = profiles[key].site
  return { country: country ?? null, state: state ?? null, industry, ppe: defaultPpe(industry) }
}

/** Matching two places has little time, and a busy machine needs more than one attempt. */
async function patiently<T>(work: () => Promise<T>, attempts = 10): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempts > 1 && error instanceof AnalysisError && error.code === 'timed_out')
      return patiently(work, attempts - 1)
    throw error
  }
}

/** What the product finds in a picture of the demo, and what it makes of the same place after the work. */
export async function analyzePicture(
  { analyzer, samples }: Deps,
  { name, site: key, after }: DemoPicture,
): Promise<AnalyzedPicture> {
  const fileOf = (picture: string) => join(samples, `${picture}.jpg`)
  const site = rulesAt(key)
  const result = await analyzer.analyze({ path: fileOf(name), kind: 'image' }, { site })
  if (result.kind !== 'image') throw new Error(`${name} is no picture`)
  const found: FoundInPicture[] = []
  for (const violation of result.violations) {
    const finding = { hazard: violation.hazard, boxes: violation.boundingBoxes, isReported: false }
    const compared = after
      ? await patiently(() =>
          analyzer.compareFix(
            { before: { source: { path: fileOf(name) }, finding }, after: { path: fileOf(after) } },
            { site },
          ),
        )
      : null
    const stored = {
      ...rowFrom(violation, new Date(0)),
      hazard: violation.hazard,
      verdict: null,
    }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const recheck = await recheckEvidence(analyzer, { kind: 'image' }, fileOf(name), stored, signal)
    found.push({
      violation,
      recheck,
      fix: compared && {
        after: after ?? '',
        width: compared.seen.width,
        height: compared.seen.height,
        outcome: compared.outcome,
        reason: compared.reason,
        boxes: compared.boxes,
        alignment: compared.alignment ? [...compared.alignment] : null,
      },
    })
  }
  return { name, detail: detailOf(result), found }
}
