import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Finding, Violation } from '../findings'
import { readScene } from '../rules/scene'
import { observe, violationsOf } from '../rules/violations'
import { askHostedModel, type HostedQuestion } from './hosted-model'
import type { LanguageModelOptions } from './language-model'
import { mergeViolations } from './merge'

/** The far side of the network: answers what the test tells it to, and keeps what it was asked. */
let answer: (request: IncomingMessage, response: ServerResponse) => void
let asked: { path: string; key: string | undefined; body: string }[] = []
let far: Server
let origin: string

beforeAll(async () => {
  far = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({
      path: request.url ?? '',
      key: request.headers.authorization ?? String(request.headers['x-api-key']),
      body,
    })
    answer(request, response)
  })
  await new Promise<void>(resolve => far.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(far.address() as AddressInfo).port}`
})
afterAll(() => far.closeAllConnections())
afterAll(() => far.close())
beforeEach(() => {
  asked = []
})

const json = (status: number, value: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}
const says = (text: string) =>
  json(200, {
    id: '1',
    object: 'chat.completion',
    created: 1,
    model: 'eye',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

const trench = {
  hazard: 'trench-collapse',
  severity: 'High',
  description: 'A worker stands in an unshored trench',
  because: 'the walls are vertical and higher than the worker',
  confidence: 0.8,
  boxes: [{ x: 500, y: 500, width: 200, height: 400 }],
}

const model = (): LanguageModelOptions => ({
  provider: 'openai-compatible',
  model: 'eye',
  baseUrl: `${origin}/v1`,
  apiKey: 'secret',
})

const frame = { width: 800, height: 600 }
const findings: Finding[] = [
  { label: 'person', confidence: 0.9, box: { x: 80, y: 60, width: 100, height: 300 } },
  { label: 'no_hard_hat', confidence: 0.9, box: { x: 110, y: 60, width: 40, height: 45 } },
  { label: 'safety_cone', confidence: 0.9, box: { x: 700, y: 500, width: 40, height: 60 } },
]
let question: HostedQuestion
beforeAll(async () => {
  const trustedClasses = ['person', 'no_hard_hat', 'safety_cone'] as const
  const scene = readScene(frame, findings, trustedClasses)
  const bytes = await sharp({ create: { ...frame, channels: 3, background: '#777' } })
    .withMetadata({ orientation: 1 })
    .jpeg()
    .toBuffer()
  question = {
    source: { bytes },
    ...frame,
    findings,
    violations: violationsOf(observe(scene, trustedClasses), scene),
    site: null,
  }
})

describe('a hosted model', () => {
  test('is told what the detector saw and sent a small picture without metadata', async () => {
    answer = says(JSON.stringify({ violations: [] }))
    expect(await askHostedModel(model(), question)).toEqual([])
    const [request] = asked
    expect(request).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer secret' })
    const body = JSON.parse(request?.body ?? '')
    const [text, picture] = body.messages[0].content
    expect(text.text).toContain('no_hard_hat (0.90) at x,y,width,height 138,100,50,75')
    expect(text.text).toContain('head-protection: One person without a hard hat on a worksite')
    const sent = Buffer.from(picture.image_url.url.split(',')[1], 'base64')
    expect(await sharp(sent).metadata()).toMatchObject({ format: 'jpeg', width: 800 })
    expect((await sharp(sent).metadata()).exif).toBeUndefined()
    expect(body.response_format.type).toBe('json_schema')
  })

  test('answers in thousandths, which become pixels, with our own citations', async () => {
    answer = says(JSON.stringify({ violations: [trench] }))
    const [violation] = (await askHostedModel(model(), question)) as Violation[]
    expect(violation).toMatchObject({
      rule: 'hosted',
      hazard: 'trench-collapse',
      severity: 'High',
      confidence: 0.8,
      basis: 'advisory',
      regulationCodes: [],
      relatedCodes: [
        '29 CFR 1926.652(a)(1)',
        '29 CFR 1926.651(c)(2)',
        '29 CFR 1926.651(j)(2)',
        '29 CFR 1926.651(k)(1)',
      ],
      boundingBoxes: [{ x: 400, y: 300, width: 160, height: 240, labelCode: 'trench-collapse' }],
    })
    expect(violation?.description.text).toBe(trench.description)
  })

  test('boxes beyond the picture are cut, confidence beyond one is one', async () => {
    answer = says(
      JSON.stringify({
        violations: [
          {
            ...trench,
            confidence: 7,
            boxes: [
              { x: 900, y: 900, width: 400, height: 400 },
              { x: 2000, y: 0, width: 5, height: 5 },
            ],
          },
        ],
      }),
    )
    const [violation] = (await askHostedModel(model(), question)) as Violation[]
    expect(violation?.boundingBoxes).toMatchObject([{ x: 720, y: 540, width: 80, height: 60 }])
    expect(violation?.confidence).toBe(1)
  })

  test('speaks the Anthropic API as well', async () => {
    answer = json(200, {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'eye',
      content: [{ type: 'text', text: JSON.stringify({ violations: [trench] }) }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 1, output_tokens: 1 },
    })
    const options: LanguageModelOptions = {
      provider: 'anthropic',
      model: 'claude-sonnet-4-5',
      baseUrl: `${origin}/v1`,
      apiKey: 'secret',
    }
    expect(await askHostedModel(options, question)).toMatchObject([{ hazard: 'trench-collapse' }])
    expect(asked[0]).toMatchObject({ path: '/v1/messages', key: 'secret' })
  })
})

describe('a hosted model that fails', () => {
  test.each<[string, () => typeof answer, string]>([
    ['a used-up quota', () => json(429, { error: { message: 'quota exceeded' } }), 'quota'],
    ['no credit', () => json(402, { error: { message: 'payment required' } }), 'quota'],
    ['a wrong key', () => json(401, { error: { message: 'no' } }), 'rejected'],
    ['a broken server', () => json(503, { error: { message: 'down' } }), 'unreachable'],
    ['a closed connection', () => request => request.socket.destroy(), 'unreachable'],
    ['a poem', () => says('Roses are red'), 'nonsense'],
    ['JSON of another shape', () => says('{"violations": [{"hazard": "unicorn"}]}'), 'nonsense'],
    ['an answer that is no completion', () => json(200, { hello: 'world' }), 'nonsense'],
  ])('%s is named', async (_, behave, reason) => {
    answer = behave()
    expect(await askHostedModel(model(), question)).toBe(reason)
    expect(asked).toHaveLength(1)
  })

  test('one that is too slow is left', async () => {
    answer = () => {}
    expect(await askHostedModel({ ...model(), timeoutMs: 100 }, question)).toBe('timeout')
  })

  test('one that nobody listens at is unreachable', async () => {
    expect(await askHostedModel({ ...model(), baseUrl: 'http://127.0.0.1:9/v1' }, question)).toBe(
      'unreachable',
    )
  })

  test('canceling is no failure of the model', async () => {
    const cancel = new AbortController()
    answer = () => cancel.abort()
    await expect(askHostedModel(model(), question, cancel.signal)).rejects.toMatchObject({
      code: 'canceled',
    })
  })
})

describe('merging', () => {
  const hosted = (
    hazard: Violation['hazard'],
    box: { x: number; y: number; width: number; height: number } | undefined,
  ) =>
    ({
      ...question.violations[0],
      rule: 'hosted',
      hazard,
      severity: 'High',
      boundingBoxes: box ? [{ ...box, label: '', labelCode: '', severity: 'High' }] : [],
    }) as Violation
  const merged = (...violations: Violation[]) =>
    mergeViolations(question.violations, violations).map(({ rule, hazard }) => `${rule} ${hazard}`)

  test('the same hazard on the same person is told once, in the words of the rules', () => {
    expect(merged(hosted('head-protection', { x: 75, y: 55, width: 110, height: 310 }))).toEqual([
      'head-protection head-protection',
    ])
  })

  test('the same hazard on somebody else is a second violation, the graver first', () => {
    expect(merged(hosted('head-protection', { x: 500, y: 60, width: 100, height: 300 }))).toEqual([
      'hosted head-protection',
      'head-protection head-protection',
    ])
  })

  test('another hazard in the same place is a second violation', () => {
    expect(merged(hosted('unprotected-edge', { x: 75, y: 55, width: 110, height: 310 }))).toEqual([
      'hosted unprotected-edge',
      'head-protection head-protection',
    ])
  })

  test('a hazard without a place is the one already known', () => {
    expect(merged(hosted('head-protection', undefined))).toEqual(['head-protection head-protection'])
  })
})
