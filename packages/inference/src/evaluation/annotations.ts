import { readFile } from 'node:fs/promises'
import type { Box } from '@plumbline/domain'
import { z } from 'zod'
import type { SceneRule } from '../rules/rule'
import { rules } from '../rules/rules'

const kindsOf = ({ code, kinds = [code] }: SceneRule) => kinds

/** What a finding is scored as; where a rule has several kinds, its mark tells which. */
export function kindOf(rule: string, mark?: string): string {
  const known = rules.find(({ code }) => code === rule)
  const [first = rule, ...others] = known ? kindsOf(known) : []
  return others.find(kind => kind === mark) ?? first
}
export const kinds: readonly string[] = [...new Set(rules.flatMap(kindsOf))]

const scenes = ['site', 'plant or warehouse', 'road', 'office', 'home', 'event'] as const

const boxOf = z
  .tuple([z.number(), z.number(), z.number().positive(), z.number().positive()])
  .transform(([x, y, width, height]): Box => ({ x, y, width, height }))

const Annotation = z.union([
  z.strictObject({
    kind: z.enum(kinds as [string, ...string[]]),
    box: boxOf,
    severity: z.enum(['High', 'Medium', 'Low']),
  }),
  z.strictObject({
    kind: z.enum(kinds as [string, ...string[]]),
    /** Without a box every finding of this kind on the picture is unsure. */
    box: boxOf.optional(),
    unsure: z.literal(true),
  }),
])

const AnnotatedPicture = z.strictObject({
  file: z.string().regex(/^[^/\\]+$/, 'a file name without a folder'),
  scene: z.enum(scenes),
  workplace: z.enum(['yes', 'no', 'unsure']),
  findings: z.array(Annotation),
})

export type Annotation = z.output<typeof Annotation>
export type AnnotatedPicture = z.output<typeof AnnotatedPicture>

/** One JSON object per line; a fault names its line. */
export async function readAnnotations(path: string): Promise<AnnotatedPicture[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} can't be read`)
  })
  const pictures = text
    .split('\n')
    .flatMap((line, i) => (line.trim() ? [parseLine(line, `${path}:${i + 1}`)] : []))
  if (pictures.length === 0) throw new Error(`${path} holds no annotated picture`)
  const names = new Set<string>()
  for (const { file } of pictures) {
    if (names.has(file)) throw new Error(`${path} names ${file} twice`)
    names.add(file)
  }
  return pictures
}

function parseLine(line: string, where: string): AnnotatedPicture {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`${where} isn't JSON`)
  }
  const parsed = AnnotatedPicture.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${where}: ${issue?.path.join('.') || 'picture'}: ${issue?.message}`)
}
