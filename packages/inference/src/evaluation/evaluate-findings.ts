import { defaultPpe, type SiteRules } from '@plumbline/domain'
import type { Analyzer, ImageResult } from '../analyzer'
import type { Calibration } from '../calibration/calibration'
import { createAnalyzer } from '../create-analyzer'
import { readDetectorCard } from '../detector/card'
import { applyRules, type JudgeOptions } from '../rules/apply-rules'
import type { SecondLook } from '../vision-model/second-look'
import { defaultModelsFolder } from '../worker/locations'
import { type AnnotatedPicture, readAnnotations } from './annotations'
import { flaggedIn } from './match-findings'
import { picturesIn } from './pictures-in'
import { type FindingsScore, type JudgedFinding, judgedIn, scoreFindings } from './score-findings'
import { type SecondLookScore, scoreSecondLook } from './second-look-score'

export type FindingsEvaluation = {
  detector: string
  /** Nobody said where the pictures were taken. */
  siteUnknown: FindingsScore
  /** The pictures of sites only, analyzed for a construction site. */
  siteKnown: FindingsScore
  /** Every finding with its raw score, to fit what the scores mean. */
  judged: JudgedFinding[]
  missing: string[]
  unreadable: string[]
  /** Where a vision model was asked. */
  secondLook?: SecondLookScore
}

export type FindingsOptions = {
  /** Holds the pictures, or has them in `images/`. */
  folder: string
  annotations: string
  modelsFolder?: string | undefined
  /** The vision model that is asked about each picture as well. */
  secondLook?: SecondLook | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

const constructionSite: SiteRules = {
  country: 'US',
  state: null,
  industry: 'construction',
  ppe: defaultPpe('construction'),
}

/** Runs the product's own analysis on annotated pictures and scores what a user would read. */
export async function evaluateFindings(options: FindingsOptions): Promise<FindingsEvaluation> {
  const annotated = await readAnnotations(options.annotations)
  const paths = await picturesIn(options.folder)
  const missing = annotated.filter(({ file }) => !paths.has(file)).map(({ file }) => file)
  if (missing.length === annotated.length)
    throw new Error(`${options.folder} holds none of the ${annotated.length} annotated pictures`)
  const modelsFolder = options.modelsFolder ?? defaultModelsFolder()
  const { thresholds, calibration } = await readDetectorCard(modelsFolder)
  const analyzer = createAnalyzer({ modelsFolder })
  try {
    const present = annotated.filter(({ file }) => paths.has(file))
    const seen = await analyzeAll(analyzer, present, paths, options)
    const unknown = (table?: Calibration) =>
      seen.looked.map(each => flagsIn(each, null, { thresholds, calibration: table }))
    const known = (table?: Calibration) =>
      seen.looked
        .filter(({ picture }) => picture.scene === 'site')
        .map(each => flagsIn(each, constructionSite, { thresholds, calibration: table }))
    const flags = unknown(calibration)
    return {
      detector: seen.detector,
      ...(options.secondLook && { secondLook: scoreSecondLook(seen.looked, flags) }),
      siteUnknown: scoreFindings(flags),
      siteKnown: scoreFindings(known(calibration)),
      judged: judgedIn([...unknown(), ...known()]),
      missing,
      unreadable: seen.unreadable,
    }
  } finally {
    await analyzer.close()
  }
}

type Looked = { picture: AnnotatedPicture; result: ImageResult }

async function analyzeAll(
  analyzer: Analyzer,
  pictures: readonly AnnotatedPicture[],
  paths: ReadonlyMap<string, string>,
  { onProgress, secondLook }: FindingsOptions,
) {
  const looked: Looked[] = []
  const unreadable: string[] = []
  for (const [i, picture] of pictures.entries()) {
    try {
      const path = paths.get(picture.file) as string
      const result = await analyzer.analyze({ path, kind: 'image' }, { secondLook })
      looked.push({ picture, result: result as ImageResult })
    } catch (error) {
      unreadable.push(`${picture.file}: ${error instanceof Error ? error.message : error}`)
    }
    onProgress?.(i + 1, pictures.length)
  }
  return { looked, unreadable, detector: looked[0]?.result.engine.detector ?? '' }
}

/** What the product would flag on a picture that was looked at, for this site. */
function flagsIn(
  { picture, result }: Looked,
  site: SiteRules | null,
  card: Pick<JudgeOptions, 'thresholds' | 'calibration'>,
) {
  const { findings, trustedClasses, looksLike, tags } = result
  const { violations, workSite } = applyRules(findings, result, site, {
    trustedClasses,
    looksLike,
    tags,
    ...card,
  })
  return { picture, flagged: flaggedIn(violations), fromPicture: workSite === 'picture' }
}
