import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Label, labels } from '@plumbline/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Finding } from '../findings'
import { findDifference, isWithinTolerance } from '../self-check/tolerance'
import { drawTwoWorkers } from '../testing/drawn-photo'
import type { DrawnPicture } from '../testing/drawn-scene'
import { defaultModelsFolder } from '../worker/locations'

let folder: string
let picture: DrawnPicture
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'))
  picture = await drawTwoWorkers()
  await writeFile(join(folder, 'photo.jpg'), picture.jpeg)
})
afterAll(() => rm(folder, { recursive: true }))

type Command = 'analyze' | 'calibrate' | 'evaluate'

const loader = fileURLToPath(new URL('../../../threads/src/from-source.mjs', import.meta.url))

/** With the user standing in the folder, as npm would run it. */
const run = (command: Command, ...args: string[]) => runWith([], command, args)

function runWith(prefix: readonly string[], command: Command, args: readonly string[]) {
  const entry = fileURLToPath(new URL(`./${command}.ts`, import.meta.url))
  const [program = '', ...rest] = [...prefix, process.execPath, loader, entry, ...args]
  return promisify(execFile)(program, rest, { env: { ...process.env, INIT_CWD: folder } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )
}

test('analyze prints findings and violations and writes an annotated picture', async () => {
  const { code, stdout, stderr } = await run('analyze', 'photo.jpg')
  expect(code).toBe(0)
  expect(stdout).toMatch(/no_hard_hat +0\.\d\d {2}at \d+, \d+, \d+, \d+/)
  expect(stdout).toContain('1. [Medium] One person without a hard hat on a worksite')
  expect(stdout).toContain('basis    breach, cites 29 CFR 1926.100(a)')
  expect(stderr).toContain('photo.annotated.jpg')
  const annotated = join(folder, 'photo.annotated.jpg')
  expect(await sharp(annotated).metadata()).toMatchObject({ width: 640, height: 480 })
  const difference = await sharp(annotated)
    .composite([{ input: picture.jpeg, blend: 'difference' }])
    .raw()
    .toBuffer()
  expect(difference.some(channel => channel > 100)).toBe(true)
})

test('analyze answers JSON, and puts the picture where it is told', async () => {
  const { stdout } = await run('analyze', 'photo.jpg', '--json', '--out', 'seen.jpg')
  expect(JSON.parse(stdout)).toMatchObject({
    kind: 'image',
    width: 640,
    violations: [{ rule: 'head-protection' }],
  })
  expect(await sharp(join(folder, 'seen.jpg')).metadata()).toMatchObject({ format: 'jpeg' })
})

const canBind = process.platform === 'linux' && existsSync('/usr/bin/taskset')

test.runIf(canBind)('a machine with one core finds the same', async () => {
  const args = ['photo.jpg', '--json', '--out', 'seen.jpg']
  const [one, all] = [
    await runWith(['taskset', '--cpu-list', '0'], 'analyze', args),
    await run('analyze', ...args),
  ]
  const found = ({ stdout }: { stdout: string }) => {
    const { violations, findings } = JSON.parse(stdout) as {
      violations: { rule: string }[]
      findings: Finding[]
    }
    return { rules: violations.map(({ rule }) => rule), findings }
  }
  expect(found(one).rules).toEqual(found(all).rules)
  const size = { width: 640, height: 480 }
  const difference = findDifference(found(all).findings, found(one).findings, { size })
  expect(isWithinTolerance(difference), JSON.stringify(difference)).toBe(true)
})

test('analyze says what is wrong with a file, and fails', async () => {
  await writeFile(join(folder, 'text.jpg'), 'hello')
  const { code, stderr } = await run('analyze', 'text.jpg')
  expect(code).toBe(1)
  expect(stderr).toContain("The file isn't a photo, video or recording of a type we read. [type_unsupported]")
})

test('eval scores the detector on a folder of pictures', async () => {
  const set = join(folder, 'set')
  await mkdir(join(set, 'images'), { recursive: true })
  await writeFile(join(set, 'images', 'photo.jpg'), picture.jpeg)
  const idOf = (label: Label) => labels.indexOf(label)
  const coco = {
    images: [{ id: 1, file_name: 'photo.jpg', labeled: ['person'] }],
    annotations: picture.truth.map(({ label, box }) => ({
      image_id: 1,
      category_id: idOf(label),
      bbox: [box.x, box.y, box.width, box.height],
    })),
    categories: labels.map(name => ({ id: idOf(name), name })),
  }
  await writeFile(join(set, 'labels.json'), JSON.stringify(coco))
  const { code, stdout } = await run('evaluate', 'set')
  expect(code).toBe(0)
  expect(stdout).toMatch(/person +2 +1\.000 +1\.000 +1\.000 +0\.\d+/)
  expect(stdout).toMatch(/mAP50, person +1\.000/)
  expect(stdout).toMatch(/milliseconds per picture +\d+\.\d/)
})

const inPicture = (box: DrawnPicture['truth'][number]['box']) => [box.x, box.y, box.width, box.height]

/** A folder with the drawn picture, and what should be flagged on it. */
async function annotatedSet(name: string, lines: readonly string[]) {
  const set = join(folder, name)
  await mkdir(set)
  await writeFile(join(set, 'photo.jpg'), picture.jpeg)
  await writeFile(join(folder, `${name}.jsonl`), lines.join('\n'))
  return ['--findings', name, '--annotations', `${name}.jsonl`]
}
const annotatedLine = (file: string, findings: object[]) =>
  JSON.stringify({ file, scene: 'site', workplace: 'yes', findings })

test('eval scores findings as a user reads them, with the site unknown and known', async () => {
  const bareHead = picture.truth.find(({ label }) => label === 'no_hard_hat')
  if (!bareHead) throw new Error('nobody is drawn without a hat')
  const finding = { kind: 'head-protection', box: inPicture(bareHead.box), severity: 'Medium' }
  const args = await annotatedSet('heads', [annotatedLine('photo.jpg', [finding])])
  const { code, stdout } = await run('evaluate', ...args)
  expect(stdout).toMatch(/Site unknown, 1 pictures/)
  expect(stdout.match(/head-protection( +1\.00 \(0\.21–1\.00\) 1\/1){5}/g)).toHaveLength(2)
  expect(stdout).toMatch(/expected calibration error 0\.\d{3}/)
  expect(stdout).toContain('Not a workplace, site unknown: 0 of 0 pictures with a finding')
  expect(code).toBe(0)
})

test('eval compares the same pictures with and without a second look', async () => {
  const asked: string[] = []
  const eye = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    asked.push(JSON.parse(body).messages[1].content[0].text)
    const content = JSON.stringify({ answer: 'no', seen: 'bare rollers' })
    response.end(JSON.stringify({ choices: [{ message: { content } }] }))
  })
  await new Promise<void>(resolve => eye.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VISION_PROVIDER', 'openai-compatible')
  vi.stubEnv('VISION_MODEL', 'eye')
  vi.stubEnv('VISION_BASE_URL', `http://127.0.0.1:${(eye.address() as AddressInfo).port}/v1`)
  const args = await annotatedSet('looks', [annotatedLine('photo.jpg', [])])
  // Nothing of what the drawn workers are made of is sure to be asked about; a machine is.
  const machine = new URL('../../../../apps/web/public/samples/excavator.jpg', import.meta.url)
  await copyFile(fileURLToPath(machine), join(folder, 'looks', 'photo.jpg'))
  const { code, stdout } = await run('evaluate', ...args, '--second-look')
  vi.unstubAllEnvs()
  eye.close()
  expect(asked.join()).toContain('within reach of the arm')
  const counts = `${asked.length} questions about 1 pictures, 0 without an answer`
  expect(stdout).toContain(`Second look by eye: ${counts}`)
  expect(stdout).toContain('The same pictures with claims counted as findings, site unknown')
  expect(code).toBe(0)
  const unset = await run('evaluate', ...args, '--second-look')
  expect([unset.code, unset.stderr]).toEqual([1, expect.stringContaining('Set VISION_PROVIDER')])
})

test('what eval judged can be calibrated with, apart for places that only the picture shows', async () => {
  const args = await annotatedSet('judged', [annotatedLine('photo.jpg', [])])
  await run('evaluate', ...args, '--judged', 'one.jsonl')
  const lines = (await readFile(join(folder, 'one.jsonl'), 'utf8')).trim().split('\n')
  const [wrong, ...others] = lines.map(line => JSON.parse(line))
  const analyzed = await run('analyze', 'photo.jpg', '--json', '--out', 'seen.jpg')
  const { findings } = JSON.parse(analyzed.stdout) as { findings: Finding[] }
  const bareHead = findings.find(({ label }) => label === 'no_hard_hat')
  expect(wrong).toEqual({
    picture: 'photo.jpg',
    rule: 'head-protection',
    fromPicture: true,
    score: expect.closeTo(bareHead?.confidence ?? 0),
    right: false,
  })
  expect(others).toEqual([{ ...wrong, fromPicture: false }])
  const many = [true, false].flatMap(fromPicture =>
    Array.from({ length: 40 }, (_, i) => ({
      ...wrong,
      picture: `${i}.jpg`,
      fromPicture,
      score: 0.5 + i / 100,
      right: i > (fromPicture ? 20 : 5),
    })),
  )
  const few = Array.from({ length: 29 }, () => ({ ...wrong, rule: 'ladder' }))
  await writeFile(join(folder, 'many.jsonl'), [...many, ...few].map(each => JSON.stringify(each)).join('\n'))
  const models = join(folder, 'models')
  await mkdir(models)
  await copyFile(join(defaultModelsFolder(), 'detector.json'), join(models, 'detector.json'))
  const { stdout } = await run('calibrate', 'many.jsonl', '--models', 'models', '--write')
  expect(stdout).toMatch(/head-protection:picture +40 findings, error 0\.\d{3} → 0\.\d{3}/)
  expect(stdout).toMatch(/ladder +29 findings, error 0\.\d{3} → kept, too few findings/)
  const { calibration } = JSON.parse(await readFile(join(models, 'detector.json'), 'utf8'))
  expect(Object.keys(calibration)).toEqual(['head-protection', 'head-protection:picture'])
  const middle = (key: string) => calibration[key][12][1]
  expect(middle('head-protection:picture')).toBeLessThan(middle('head-protection'))
})

test('eval names annotated pictures that are missing, and fails', async () => {
  const args = await annotatedSet('part', [annotatedLine('photo.jpg', []), annotatedLine('gone.jpg', [])])
  const { code, stdout } = await run('evaluate', ...args)
  expect(stdout).toContain('1 missing, not counted:\n  gone.jpg')
  expect(code).toBe(1)
})

test('eval says what is wrong with the input of --findings', async () => {
  const good = await annotatedSet('good', [annotatedLine('gone.jpg', [])])
  const malformed = await annotatedSet('malformed', ['{'])
  await mkdir(join(folder, 'empty'))
  const failure = async (...args: string[]) => {
    const { code, stderr } = await run('evaluate', ...args)
    return `${code} ${stderr}`
  }
  expect(await failure(...good)).toMatch(/^1 .*good holds none of the 1 annotated pictures/)
  expect(await failure(...malformed)).toMatch(/^1 .*malformed\.jsonl:1 isn't JSON/)
  expect(await failure('--findings', 'empty')).toMatch(/^1 .*empty is empty/)
  expect(await failure('--findings', 'nowhere')).toMatch(/^1 There is no folder .*nowhere/)
})
