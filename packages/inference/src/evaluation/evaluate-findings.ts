import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultPpe, type SiteRules } from '@plumbline/domain'
import type { Analyzer, ImageResult } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import { type AnnotatedPicture, readAnnotations } from './annotations'
import { flaggedIn } from './match-findings'
import { type FindingsScore, type PictureFlags, scoreFindings } from './score-findings'

export type FindingsEvaluation = {
  detector: string
  /** Nobody said where the pictures were taken. */
  siteUnknown: FindingsScore
  /** The pictures of sites only, analyzed for a construction site. */
  siteKnown: FindingsScore
  missing: string[]
  unreadable: string[]
}

export type FindingsOptions = {
  /** Holds the pictures, or has them in `images/`. */
  folder: string
  annotations: string
  modelsFolder?: string | undefined
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
  const analyzer = createAnalyzer(options.modelsFolder ? { modelsFolder: options.modelsFolder } : {})
  try {
    const present = annotated.filter(({ file }) => paths.has(file))
    const seen = await analyzeAll(analyzer, present, paths, options.onProgress)
    return {
      detector: seen.detector,
      siteUnknown: scoreFindings(seen.siteUnknown),
      siteKnown: scoreFindings(seen.siteKnown),
      missing,
      unreadable: seen.unreadable,
    }
  } finally {
    await analyzer.close()
  }
}

async function picturesIn(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`There is no folder ${folder}`)
  })
  if (names.length === 0) throw new Error(`${folder} is empty`)
  const inside = names.includes('images') ? await readdir(join(folder, 'images')).catch(() => []) : []
  return new Map([
    ...inside.map(name => [name, join(folder, 'images', name)] as const),
    ...names.map(name => [name, join(folder, name)] as const),
  ])
}

async function analyzeAll(
  analyzer: Analyzer,
  pictures: readonly AnnotatedPicture[],
  paths: ReadonlyMap<string, string>,
  onProgress: FindingsOptions['onProgress'],
) {
  const siteUnknown: PictureFlags[] = []
  const siteKnown: PictureFlags[] = []
  const unreadable: string[] = []
  let detector = ''
  for (const [i, picture] of pictures.entries()) {
    const look = async (site: SiteRules | null) =>
      (await analyzer.analyze(
        { path: paths.get(picture.file) as string, kind: 'image' },
        { site, hosted: false },
      )) as ImageResult
    try {
      const result = await look(null)
      detector = result.engine.detector
      siteUnknown.push({ picture, flagged: flaggedIn(result.violations) })
      if (picture.scene === 'site')
        siteKnown.push({ picture, flagged: flaggedIn((await look(constructionSite)).violations) })
    } catch (error) {
      unreadable.push(`${picture.file}: ${error instanceof Error ? error.message : error}`)
    }
    onProgress?.(i + 1, pictures.length)
  }
  return { siteUnknown, siteKnown, unreadable, detector }
}
