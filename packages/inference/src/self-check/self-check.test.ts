import { copyFile, mkdtemp, readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ImageResult } from '../analyzer'
import { createAnalyzer } from '../create-analyzer'
import { readDetectorCard } from '../detector/card'
import type { Finding } from '../findings'
import { defaultModelsFolder } from '../worker/locations'
import { checkDetector, readReference, referenceFiles } from './check-detector'
import { findDifference, isWithinTolerance, tolerance } from './tolerance'
import { verifyModels } from './verify-models'

const models = defaultModelsFolder()
const reference = await readReference()
const moved = (share: number, findings: readonly Finding[] = reference.findings) =>
  findings.map(finding => ({
    ...finding,
    box: { ...finding.box, x: finding.box.x + share * reference.width },
  }))
const surer = (by: number) =>
  reference.findings.map(finding => ({ ...finding, confidence: finding.confidence + by }))

test('the reference belongs to the shipped detector, and this machine passes', async () => {
  expect(reference.detector).toBe((await readDetectorCard(models)).version)
  expect(new Set(reference.findings.map(({ label }) => label)).size).toBeGreaterThan(6)
  expect(await checkDetector()).toMatchObject({ precision: 'fast', passed: true, unmatched: [] })
})

test('the safe setting finds in the reference picture what the fast one does', async () => {
  const analyzer = createAnalyzer({ precision: async () => 'safe' })
  const { findings } = (await analyzer.analyze({ path: referenceFiles(models).picture })) as ImageResult
  await analyzer.close()
  const difference = findDifference(reference.findings, findings, { size: reference, from: 0.55 })
  expect(isWithinTolerance(difference), JSON.stringify(difference)).toBe(true)
})

test.each([
  ['boxes that moved', moved(1.5 * tolerance.box), { box: expect.closeTo(1.5 * tolerance.box, 3) }],
  ['other confidences', surer(2 * tolerance.confidence), { confidence: expect.closeTo(0.1, 3) }],
  ['a finding less', reference.findings.slice(1), { unmatched: [`no ${reference.findings[0]?.label}`] }],
  ['nothing at all', [], { unmatched: expect.arrayContaining(['no person']) }],
])('a processor that sees %s fails, and computes the safe way', async (_, wrong, difference) => {
  const look = async (precision: string) => (precision === 'fast' ? wrong : reference.findings)
  const check = await checkDetector({ look })
  expect(check).toMatchObject({ precision: 'safe', passed: true, ...difference })
  expect(await checkDetector({ look: async () => wrong })).toMatchObject({ precision: 'safe', passed: false })
})

test('a processor that rounds differently passes', async () => {
  const look = async () => moved(tolerance.box / 2, surer(tolerance.confidence / 2))
  expect(await checkDetector({ look })).toMatchObject({ precision: 'fast', passed: true })
})

test('another finding counts from the confidence on that every processor agrees about', () => {
  const extra = (confidence: number): Finding[] => [
    ...reference.findings,
    { label: 'ladder', confidence, box: { x: 0, y: 0, width: 50, height: 50 } },
  ]
  const compare = (confidence: number) =>
    findDifference(reference.findings, extra(confidence), { size: reference, from: 0.55 }).unmatched
  expect(compare(0.59)).toEqual([])
  expect(compare(0.61)).toEqual(['another ladder'])
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})
afterAll(() => rm(folder, { recursive: true }))
const files = [
  'SHA256SUMS',
  ...['detector', 'tagger', 'pose'].flatMap(name => [`${name}.onnx`, `${name}.json`]),
  'scanner.onnx',
]

test.each([
  ['a weight file is missing', () => unlink(join(folder, 'scanner.onnx')), /file scanner\.onnx is missing/],
  [
    'a weight file is cut short',
    () => truncate(join(folder, 'detector.onnx'), 1000),
    /file detector\.onnx is damaged \(1000 bytes\)\. Restore/,
  ],
  [
    'the card is cut short',
    () => truncate(join(folder, 'detector.json'), 100),
    /detector\.json can't be read/,
  ],
  [
    'the network for postures is missing',
    () => unlink(join(folder, 'pose.onnx')),
    /file pose\.onnx is missing/,
  ],
  ['a byte is wrong', () => flipByte(join(folder, 'scanner.onnx')), /scanner\.onnx is damaged/],
])('says so where %s', async (_, damage, sentence) => {
  for (const name of files) await copyFile(join(models, name), join(folder, name))
  await verifyModels(folder)
  await damage()
  await expect(verifyModels(folder)).rejects.toThrow(sentence)
})

async function flipByte(path: string) {
  const bytes = await readFile(path)
  bytes[5000] = (bytes[5000] ?? 0) ^ 1
  await writeFile(path, bytes)
}
