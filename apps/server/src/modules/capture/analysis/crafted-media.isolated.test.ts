import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import * as contract from '@plumbline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxMemoryDuring, readingProcesses } from '../../../testing/child-processes'
import { craftedSounds, craftedVideos, unlikeAnyOther } from '../../../testing/crafted-media'
import { movie } from '../../../testing/crafted-movie'
import { useTestApp } from '../../../testing/harness'
import { type Person, signUp } from '../../../testing/people'
import { moveTo } from '../../../testing/plans'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { pictureOf, upload } from '../../../testing/uploads'

const MAX_MEMORY_MB = 1_000
const MAX_END_MS = 5_000

/** FFmpeg as it is installed here, or none; or one that never ends and has started another. */
const folder = temporaryFolder('ffmpeg')
const hangs = join(folder, 'hangs')
function installed() {
  try {
    return execFileSync('sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim()
  } catch {
    return 'false'
  }
}
const script = `#!/bin/sh
if [ -e ${hangs} ]; then [ "$1" = -version ] && exit 0; sleep 600 & sleep 600; fi
exec ${installed()} "$@"
`
writeFileSync(join(folder, 'ffmpeg'), script, { mode: 0o755 })
process.env.PATH = `${folder}${delimiter}${process.env.PATH}`
afterAll(() => rmSync(folder, { recursive: true }))

const app = useTestApp()
let ana: Person
beforeAll(async () => {
  ana = await signUp(app)
  await moveTo(app, ana, 'enterprise')
})

const attemptsOf = async (id: string) =>
  (await app.db.pool.query<{ attempts: number }>('select attempts from analyses where id = $1', [id])).rows[0]
    ?.attempts
const resultOf = async (id: string) => (await ana.call(contract.getResult, { params: { id } })).data
const haveEnded = (timeout = MAX_END_MS) =>
  expect.poll(() => readingProcesses().map(({ command }) => command), { timeout }).toEqual([])

/** Rejected at the door, or analyzed once. */
async function outcomeOf(file: Buffer, name: string) {
  const { status, code, data } = await upload(app, ana, { file: unlikeAnyOther(file), name })
  if (status >= 300) return `${status} ${code}`
  await app.analysisWorker.wake()
  expect(await attemptsOf(data.id)).toBe(1)
  const result = await resultOf(data.id)
  return result.error ? `${result.status} ${result.error.code}` : result.status
}

describe.runIf(process.platform === 'linux')(
  'a crafted file takes little memory, is tried once and leaves nothing running',
  () => {
    const figures: { name: string; megabytes: number; seconds: number; outcome: string }[] = []
    afterAll(() => {
      const most = (what: 'megabytes' | 'seconds') =>
        Math.max(...figures.map(figure => figure[what])).toFixed(1)
      process.stdout.write(
        `${figures.length} crafted files: at most ${most('megabytes')} MB in all children, ${most('seconds')} s\n${figures.map(({ name, megabytes, seconds, outcome }) => `  ${megabytes.toFixed(0).padStart(4)} MB ${seconds.toFixed(1).padStart(5)} s  ${outcome.padEnd(32)} ${name}`).join('\n')}\n`,
      )
    })
    const all = [
      ...Object.entries(craftedVideos).map(([name, make]) => ({ name: `video: ${name}`, make, as: 'a.mov' })),
      ...Object.entries(craftedSounds).map(([name, make]) => ({ name: `sound: ${name}`, make, as: 'a.m4a' })),
    ]

    test.each(all)('$name', async ({ name, make, as }) => {
      const file = await make()
      const started = performance.now()
      let outcome = ''
      const megabytes = await maxMemoryDuring(async () => {
        outcome = await outcomeOf(file, as)
      })
      figures.push({ name, megabytes, seconds: (performance.now() - started) / 1_000, outcome })
      expect(outcome).toMatch(/^4\d\d |^completed$|^failed (?!engine_failed)/)
      expect(megabytes).toBeLessThan(MAX_MEMORY_MB)
      await haveEnded()
    })
  },
)

test.runIf(process.platform === 'linux')(
  'a stopped analysis ends its decoder and all that the decoder has started, and is not tried again',
  async () => {
    writeFileSync(hangs, '')
    const samples = Array.from({ length: 25 }, () => pictureOf(640, 480))
    const file = movie([{ kind: 'vide', codec: 'png ', size: [640, 480], samples }])
    const { data } = await upload(app, ana, { file: unlikeAnyOther(file), name: 'a.mov' })
    const analyzing = app.analysisWorker.wake()
    const sleeping = () => readingProcesses().filter(({ command }) => command.startsWith('sleep')).length
    await expect.poll(sleeping, { timeout: 30_000 }).toBe(2)
    await ana.call(contract.cancelAnalysis, { params: { id: data.id } })
    await haveEnded()
    await analyzing
    rmSync(hangs)
    await app.analysisWorker.wake()
    expect([(await resultOf(data.id)).status, await attemptsOf(data.id)]).toEqual(['canceled', 1])
  },
)
