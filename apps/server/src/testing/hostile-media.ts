import * as contract from '@plumbline/contract'
import type { Random } from '../features/demo/history/random'
import type { TestApp } from './harness'
import type { HostileFile, HostileSuite } from './hostile-files'
import { signUp } from './people'
import { moveTo } from './plans'
import { photo, recording, upload } from './uploads'

const whole = (random: Random, below: number) => Math.floor(random.between(0, below))

type Damage = (bytes: Buffer, random: Random) => Buffer

const damages: Record<string, Damage> = {
  truncated: (bytes, random) => bytes.subarray(0, 1 + whole(random, bytes.length - 1)),
  flipped: (bytes, random) => {
    const flipped = Buffer.from(bytes)
    for (let flips = 1 + whole(random, 64); flips > 0; flips--) {
      const at = whole(random, flipped.length)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << whole(random, 8))
    }
    return flipped
  },
}

/** Uploads media files of every kind that is accepted, damaged in many ways. */
export async function hostileMedia(app: TestApp): Promise<HostileSuite> {
  const ana = await signUp(app)
  await moveTo(app, ana, 'enterprise')
  const honest = { 'photo.jpg': await photo({ width: 64, height: 64 }), 'sound.wav': recording() }
  const cases = Object.entries(honest).flatMap(([name, bytes]) =>
    Object.entries(damages).map(([how, damage]) => ({ name: `${how} ${name}`, bytes, damage })),
  )
  return {
    make: (random, index): HostileFile => {
      const { name, bytes, damage } = cases[index % cases.length] as (typeof cases)[number]
      return { name: `${index} ${name}`, bytes: damage(bytes, random) }
    },
    send: async ({ name, bytes }) => {
      const { status, code, data } = await upload(app, ana, { file: bytes, name })
      if (status >= 300) return `${status} ${code}`
      await app.analysisWorker.wake()
      const result = (await ana.call(contract.getResult, { params: { id: data.id } })).data
      return result.error ? `${result.status} ${result.error.code}` : result.status
    },
    // A failure that says nothing of the file is one of ours.
    isAllowed: outcome => /^4\d\d |^completed$|^failed (?!engine_failed)/.test(outcome),
  }
}
