import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Analyzer, Progress } from './analyzer'
import { createAnalyzer } from './create-analyzer'
import { drawPicture } from './testing/drawn-scene'
import { drawWorker } from './testing/drawn-worker'

let far: Server
let answer: { status: number; violations: unknown[] }
let requests = 0
let analyzer: Analyzer
let photo: Buffer

beforeAll(async () => {
  far = createServer((_, response) => {
    requests++
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    const content = JSON.stringify({ violations: answer.violations })
    response.end(
      JSON.stringify({
        id: '1',
        created: 1,
        model: 'eye',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      }),
    )
  })
  await new Promise<void>(resolve => far.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(far.address() as AddressInfo).port}/v1`
  analyzer = createAnalyzer({ hosted: { provider: 'openai-compatible', model: 'eye', baseUrl } })
  const drawn = await drawPicture({
    width: 640,
    height: 480,
    things: [
      drawWorker({ x: 190, y: 440, height: 300 }),
      drawWorker({ x: 440, y: 450, height: 310, hat: 'none', vest: 'none' }),
    ],
  })
  photo = drawn.jpeg
})
afterAll(async () => {
  await analyzer.close()
  far.closeAllConnections()
  far.close()
})

const edge = {
  hazard: 'unprotected-edge',
  severity: 'High',
  description: 'A worker stands at an open edge',
  because: 'there is no rail',
  confidence: 0.7,
  boxes: [{ x: 600, y: 100, width: 300, height: 800 }],
}

test('a hosted model adds what it saw to what the rules found', async () => {
  answer = { status: 200, violations: [edge] }
  const progress: Progress[] = []
  const { engine, violations } = await analyzer.analyze(
    { bytes: photo },
    { onProgress: step => progress.push(step) },
  )
  expect(engine).toMatchObject({ answeredBy: 'hosted', model: 'eye' })
  expect(violations.map(({ rule, hazard }) => `${rule} ${hazard}`)).toEqual([
    'hosted unprotected-edge',
    'head-protection head-protection',
  ])
  expect(progress.map(({ stage }) => stage)).toContain('reviewing')
  expect(progress.at(-1)?.fraction).toBe(1)
})

test('one that is out of quota leaves the embedded answer, marked as such', async () => {
  answer = { status: 429, violations: [] }
  const { engine, violations } = await analyzer.analyze({ bytes: photo })
  expect(engine).toMatchObject({ answeredBy: 'embedded', hostedFailure: { model: 'eye', reason: 'quota' } })
  expect(violations.map(({ rule }) => rule)).toEqual(['head-protection'])
})

test('a picture that must stay here is not sent', async () => {
  const before = requests
  const { engine } = await analyzer.analyze({ bytes: photo }, { hosted: false })
  expect(engine).toEqual({ answeredBy: 'embedded', detector: expect.any(String) })
  expect(requests).toBe(before)
})
