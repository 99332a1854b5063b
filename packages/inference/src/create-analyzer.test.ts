import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Analyzer, ImageResult, Progress } from './analyzer'
import { createAnalyzer } from './create-analyzer'
import type { LookReply, Post } from './vision-model/ask'

let analyzer: Analyzer
let photo: Buffer
beforeAll(async () => {
  analyzer = createAnalyzer()
  // It shows a machine, which there is a question about.
  photo = await readFile(new URL('../../../apps/web/public/samples/excavator.jpg', import.meta.url))
})
afterAll(() => analyzer.close())

const model = { provider: 'openai-compatible', model: 'eye', baseUrl: 'http://eye.test/v1' } as const
const replying =
  (answer: LookReply['answer'], asked: string[] = []): Post =>
  async (_url, { body }) => {
    asked.push(JSON.parse(body).messages[1].content[0].text)
    const content = JSON.stringify({ answer, seen: '' })
    return { status: 200, body: JSON.stringify({ choices: [{ message: { content } }] }) }
  }

const look = async (post: Post, onProgress?: (step: Progress) => void) =>
  (await analyzer.analyze(
    { bytes: photo },
    { secondLook: { model, post, facesAreHidden: false }, ...(onProgress && { onProgress }) },
  )) as ImageResult

test('whatever a vision model says, what the rules found stays as it is', async () => {
  const alone = await analyzer.analyze({ bytes: photo })
  for (const answer of ['yes', 'no', 'cant_see'] as const) {
    const asked: string[] = []
    const { violations, secondLook } = await look(replying(answer, asked))
    expect(violations).toEqual(alone.violations)
    expect(asked).not.toEqual([])
    expect(secondLook).toMatchObject({ model: 'eye', asked: asked.length, unanswered: 0 })
  }
})

test('one that answers nothing leaves questions without answers, and progress still ends', async () => {
  const progress: Progress[] = []
  let asked = 0
  const { secondLook, violations } = await look(
    async () => {
      asked += 1
      return { fault: 'unreachable' }
    },
    step => progress.push(step),
  )
  expect(asked).toBeGreaterThan(0)
  expect(secondLook).toEqual({ model: 'eye', asked, unanswered: asked, claims: [] })
  expect(violations.map(({ rule }) => rule)).toContain('close-to-machinery')
  expect(progress.map(({ stage }) => stage)).toContain('reviewing')
  expect(progress.at(-1)?.fraction).toBe(1)
})

test('a picture that nobody is asked about stays here', async () => {
  expect(await analyzer.analyze({ bytes: photo })).not.toHaveProperty('secondLook')
})
