import { readFile } from 'node:fs/promises'
import { defaultPpe, hazardIds, industries } from '@plumbline/domain'
import { isRecognized, question, questionsFor } from '@plumbline/knowledge'
import { z } from 'zod'
import type { ImageResult } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import { sightsIn } from '../rules/sights'
import { picturesIn } from './pictures-in'

const questionId = z.string().refine(id => question(id) !== undefined, 'an unknown question')

/** What a professional said of a photo before the product saw it. */
const JudgedPicture = z.strictObject({
  file: z.string().regex(/^[^/\\]+$/, 'a file name without a folder'),
  industry: z.enum(industries),
  place: z.string(),
  /** What can be written up from the photo alone, and the questions that would bring it up. */
  certain: z.array(
    z.strictObject({ hazard: z.enum(hazardIds), why: z.string(), askedBy: z.array(questionId) }),
  ),
  /** The questions that make sense here. */
  worth: z.array(questionId),
  note: z.string().optional(),
})
type JudgedPicture = z.output<typeof JudgedPicture>

/** What the product says and asks of one photo at a site. */
type QuestionsOfPicture = {
  judged: JudgedPicture
  asked: string[]
  reported: string[]
  isRecognized: boolean
}

export type QuestionsEvaluation = {
  pictures: number
  recognized: number
  certain: number
  reported: number
  reportedOrAsked: number
  asked: number
  worthAsking: number
  /** On how many photos the same questions are asked, of those asked the most questions. */
  sameFive: number
  missed: string[]
  byQuestion: Record<string, { asked: number; worth: number }>
}

type Options = {
  folder: string
  judged: string
  modelsFolder?: string | undefined
  onProgress?: (done: number, total: number) => void
}

/** Asks about photos as the product does at a site of their kind of work, and compares with what was judged before. */
export async function evaluateQuestions({ folder, judged, modelsFolder, onProgress }: Options) {
  const lines = (await readFile(judged, 'utf8')).split('\n').filter(line => line.trim())
  const pictures = lines.map(line => JudgedPicture.parse(JSON.parse(line)))
  const paths = await picturesIn(folder)
  const analyzer = createAnalyzer(modelsFolder ? { modelsFolder } : {})
  const all: QuestionsOfPicture[] = []
  try {
    for (const picture of pictures) {
      const path = paths.get(picture.file)
      if (!path) throw new Error(`${folder} doesn't hold ${picture.file}`)
      const { industry } = picture
      const site = { country: 'US', state: null, industry, ppe: defaultPpe(industry) }
      all.push(askedOf(picture, (await analyzer.analyze({ path, kind: 'image' }, { site })) as ImageResult))
      onProgress?.(all.length, pictures.length)
    }
  } finally {
    await analyzer.close()
  }
  return scoreQuestions(all)
}

function askedOf(judged: JudgedPicture, { findings, violations, tags }: ImageResult): QuestionsOfPicture {
  const marks = violations.flatMap(({ boundingBoxes }) => boundingBoxes.map(({ labelCode }) => labelCode))
  const sights = sightsIn({ findings, marks, atSite: true, tags })
  const asked = questionsFor({
    sights,
    found: violations.map(({ hazard }) => hazard),
    proven: violations.filter(({ basis }) => basis === 'breach').map(({ hazard }) => hazard),
    industry: judged.industry,
  })
  return {
    judged,
    asked: asked.map(({ id }) => id),
    reported: violations.map(({ hazard }) => hazard),
    isRecognized: isRecognized(sights),
  }
}

export function scoreQuestions(all: readonly QuestionsOfPicture[]): QuestionsEvaluation {
  const hazards = all.flatMap(({ judged, asked, reported }) =>
    judged.certain.map(({ hazard, why, askedBy }) => ({
      isReported: reported.includes(hazard),
      isAsked: askedBy.some(id => asked.includes(id)),
      text: `${judged.file}: ${hazard}, ${why}`,
    })),
  )
  const byQuestion: QuestionsEvaluation['byQuestion'] = {}
  const alike = new Map<string, number>()
  for (const { judged, asked } of all) {
    for (const id of asked) {
      byQuestion[id] ??= { asked: 0, worth: 0 }
      byQuestion[id].asked += 1
      byQuestion[id].worth += Number(judged.worth.includes(id))
    }
    const key = asked.toSorted().join(' ')
    alike.set(key, (alike.get(key) ?? 0) + 1)
  }
  const count = (values: readonly unknown[]) => values.filter(Boolean).length
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  return {
    pictures: all.length,
    recognized: count(all.map(each => each.isRecognized)),
    certain: hazards.length,
    reported: count(hazards.map(({ isReported }) => isReported)),
    reportedOrAsked: count(hazards.map(({ isReported, isAsked }) => isReported || isAsked)),
    asked: sum(Object.values(byQuestion).map(({ asked }) => asked)),
    worthAsking: sum(Object.values(byQuestion).map(({ worth }) => worth)),
    sameFive: Math.max(0, ...alike.values()),
    missed: hazards.filter(({ isReported, isAsked }) => !isReported && !isAsked).map(({ text }) => text),
    byQuestion,
  }
}

export function describeQuestions(found: QuestionsEvaluation): string {
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(0)} %)`
  return [
    `${found.pictures} photos, something in particular recognized on ${found.recognized}`,
    `certain hazards reported           ${share(found.reported, found.certain)}`,
    `certain hazards reported or asked  ${share(found.reportedOrAsked, found.certain)}`,
    `questions worth asking            ${share(found.worthAsking, found.asked)}`,
    `the same questions on             ${share(found.sameFive, found.pictures)}`,
  ].join('\n')
}
