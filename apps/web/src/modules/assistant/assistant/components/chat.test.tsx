import type { AskEvent, ConversationAnswer } from '@plumbline/contract/assistant/conversations'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from '../../../../components/ui/toaster'
import { i18next } from '../../../../lib/i18n'
import { button, click, press, response, show, type, until } from '../../../../testing/screen'
import Chat, { type ChatProps } from './chat'

const SESSION = '6f0f2f5c-0000-4000-8000-000000000001'
const QUESTION = 'How deep can a trench be?'

const answer = (changes: Partial<ConversationAnswer> = {}): ConversationAnswer => ({
  kind: 'rule',
  blocks: [
    { section: 'answer', text: 'A trench of 5 ft needs protection.', quoted: false, codes: ['1926.652'] },
    {
      section: 'exceptions',
      text: 'Unless in stable rock.',
      quoted: true,
      codes: ['1926.652'],
      language: 'en',
    },
    { section: 'now', text: 'Get everyone out.', quoted: true, codes: [], language: 'en' },
  ],
  writtenBy: 'library',
  removedCodes: [],
  message: 'A trench of 5 ft needs protection.',
  sources: [
    {
      title: 'Cave-ins',
      url: 'https://osha.example',
      code: '1926.652',
      regulation_id: 'r1',
      verified: { how: 'official text', version: '2026', on: '2026-11-15' },
    },
  ],
  sessionId: SESSION,
  messageId: 'm1',
  suggestions: ['And for scaffolds?'],
  questionsRemaining: 9,
  ...changes,
})

/** A response that the test writes piece by piece. */
function stream() {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      write = controller
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (...events: AskEvent[]) => {
      for (const event of events)
        write?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    },
    end: () => write?.close(),
  }
}

const rejected = (status: number, code: string) =>
  Response.json({ success: false, code, message: code }, { status })

type Sent = { message: string; sessionId?: string; context?: object }
type Server = { ask: (sent: Sent, signal: AbortSignal | null) => unknown; remaining?: number | Response }

async function open({ ask, remaining = 10 }: Server, props: Partial<ChatProps> = {}) {
  const sent: Sent[] = []
  response({
    'GET /api/usage': () =>
      remaining instanceof Response
        ? remaining.clone()
        : { paulie_messages_remaining: remaining - sent.length, plan_name: 'free', reset_date: null },
    'GET /api/paulie/suggestions': () => ({ suggestedQuestions: ['One?', 'Two?', 'Three?', 'Four?'] }),
    'GET /api/paulie/history': () => [],
    'POST /api/paulie/ask': (_, { body, signal }) => {
      const asked = JSON.parse(String(body)) as Sent
      sent.push(asked)
      return ask(asked, signal ?? null)
    },
  })
  // happy-dom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {}
  if (i18next.isInitialized) await i18next.loadNamespaces(['regulations'])
  await show(
    <>
      <Chat {...props} />
      <Toaster />
    </>,
    { words: 'assistant' },
  )
  return sent
}

const box = () => document.querySelector('textarea') as HTMLTextAreaElement
const text = () => document.body.textContent
const shown = () => document.querySelector('ol[aria-label=Conversation]')?.textContent
const answeredWith = (given: ConversationAnswer) => () => {
  const { response: sent, send, end } = stream()
  send({ type: 'done', answer: given })
  end()
  return sent
}
async function ask(words = QUESTION) {
  await until(() => expect(box().disabled).toBe(false))
  await type(box(), words)
  await press(box(), 'Enter')
}

afterEach(() => vi.useRealTimers())

test('three examples; the answer comes in its order, with sources, what is left and what to ask next', async () => {
  const sent = await open({ ask: answeredWith(answer()) }, { context: { violation_type: 'Trench' } })
  await until(() => expect(button('Three?')).toBeDefined())
  expect(button('Four?')).toBeUndefined()
  await ask()
  await until(() => expect(button('And for scaffolds?')).toBeDefined())
  expect(sent).toEqual([{ message: QUESTION, context: { violation_type: 'Trench' } }])
  expect(shown()).toMatch(/A trench of 5 ft.*Do this now.*Get everyone out.*Exceptions and more/)
  // What the library says of a rule is in our words: no quotation marks, and the rule is named as what it is based on.
  expect([...document.querySelectorAll('p[lang=en]')].map(({ textContent }) => textContent?.trim())).toEqual([
    'Get everyone out.',
    'Unless in stable rock.',
  ])
  expect(shown()).toContain('Unless in stable rock.In our words, based on 1926.652')
  expect(document.querySelector('a[href="/regulations/r1"]')?.textContent).toBe('1926.652')
  expect(text()).toContain('9 questions left')
  expect(box().value).toBe('')
  await click(button('And for scaffolds?'))
  expect(sent.at(-1)).toMatchObject({ message: 'And for scaffolds?', sessionId: SESSION })
})

test('the answer and what to do are shown; the rest is folded under a heading that opens with the keyboard', async () => {
  const original = { section: 'original' as const, text: 'Cave-ins', quoted: true, codes: ['1926.652'] }
  await open({
    ask: answeredWith(answer({ blocks: [...answer().blocks, { ...original, language: 'en' }] })),
  })
  await ask()
  await until(() => expect(shown()).toContain('A trench of 5 ft'))
  // The browser's own disclosure: it is in the tab order, and screen readers say whether it is open.
  const more = [...document.querySelectorAll('details')].find(each =>
    each.textContent?.includes('More on this'),
  )
  expect(more?.open).toBe(false)
  expect(more?.querySelector('summary')?.textContent).toBe('More on this')
  expect(more?.textContent).toMatch(
    /Exceptions and more.*Unless in stable rock.*Original in English.*Cave-ins/,
  )
  expect(more?.textContent).not.toContain('Get everyone out.')
  await click(more?.querySelector('summary') as Element)
  expect(more?.open).toBe(true)
})

test('what an organization wrote is named as its own, in no language of ours', async () => {
  const own = { section: 'answer' as const, text: 'Every edge has a rail.', quoted: true, codes: ['ACME-1'] }
  const source = { title: 'Edges', url: '', code: 'ACME-1', regulation_id: 'r2', verified: null }
  await open({ ask: answeredWith(answer({ blocks: [own], sources: [source] })) })
  await ask()
  await until(() => expect(shown()).toContain("Every edge has a rail.Your organization's own rule: ACME-1"))
  expect(document.querySelector('p[lang]')).toBeNull()
})

test('help in an emergency stands in red above the answer, with the call as a link and its source last', async () => {
  const step = (words: string) => ({ section: 'emergency' as const, text: words, quoted: false, codes: [] })
  const page = { title: 'OSHA: Heat', url: 'https://www.osha.gov/heat' }
  const blocks = [
    ...answer().blocks,
    step('Call 911 now.'),
    step('Cool them at once.'),
    { ...step('These steps follow OSHA: Heat'), page },
  ]
  await open({ ask: answeredWith(answer({ kind: 'emergency', blocks })) })
  await ask()
  await until(() => expect(shown()).toMatch(/Call 911.*Cool them at once.*These steps.*A trench of 5 ft/))
  const call = document.querySelector('a[href="tel:911"]')
  expect(call?.textContent).toBe('Call 911')
  const banner = call?.closest('section')
  expect(banner?.className).toContain('border-danger')
  expect(banner?.textContent).not.toContain('A trench of 5 ft')
  expect([...(banner?.querySelectorAll('li') ?? [])].map(each => each.textContent?.trim())).toEqual([
    'Call 911 now.',
    'Cool them at once.',
  ])
  expect(banner?.querySelector(`a[href="${page.url}"]`)?.textContent).toBe('These steps follow OSHA: Heat')
})

test('Shift+Enter and choosing a word do not send, nor does a second Enter while an answer is written', async () => {
  const { response: waiting } = stream()
  const sent = await open({ ask: () => waiting })
  await type(box(), '沟槽')
  const keydown = (init: KeyboardEventInit) =>
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init }))
  keydown({ shiftKey: true })
  keydown({ isComposing: true })
  expect(sent).toEqual([])
  await press(box(), 'Enter')
  await type(box(), 'more')
  await press(box(), 'Enter')
  expect(sent.map(({ message }) => message)).toEqual(['沟槽'])
  expect(box().value).toBe('more')
})

test('what a failed model wrote is dropped, and the answer says which citations were removed', async () => {
  const { response: sent, send, end } = stream()
  await open({ ask: () => sent })
  await ask()
  send({ type: 'phase', phase: 'writing' }, { type: 'text', text: 'Ten ' }, { type: 'text', text: 'feet' })
  await until(() => expect(shown()).toContain('Ten feet'))
  send({ type: 'restart' })
  await until(() => expect(shown()).not.toContain('Ten feet'))
  send({ type: 'done', answer: answer({ writtenBy: 'model', removedCodes: ['1926.9999'] }) })
  end()
  await until(() => expect(shown()).toContain('Written by an AI model'))
  expect(shown()).toContain("isn't in your library: 1926.9999")
})

test('stopping hangs up and gives the question back', async () => {
  const { response: sent, send } = stream()
  let signal: AbortSignal | null = null
  await open({
    ask: (_, given) => {
      signal = given
      return sent
    },
  })
  await ask()
  send({ type: 'text', text: 'Ten' })
  await until(() => expect(shown()).toContain('Ten'))
  await click(button('Stop'))
  expect((signal as AbortSignal | null)?.aborted).toBe(true)
  expect([box().value, text()?.includes('Ten')]).toEqual([QUESTION, false])
  expect(text()).toContain("Stopped. This question wasn't counted.")
})

test('30 seconds without a word end the request, and Try Again sends it once more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let attempts = 0
  await open({
    ask: (_, signal) => {
      attempts += 1
      if (attempts > 1) return answeredWith(answer())()
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    },
  })
  await ask()
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(text()).not.toContain('Request Timeout')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await until(() => expect(text()).toContain('The AI assistant is taking longer than expected to respond.'))
  await click(button('Try Again'))
  await until(() => expect(shown()).toContain('A trench of 5 ft'))
  expect(attempts).toBe(2)
})

test('a connection that breaks says so inline and in a toast, and the question can be sent again', async () => {
  const broken = stream()
  const sent = await open({ ask: () => broken.response })
  await ask()
  broken.end()
  await until(() =>
    expect(text()?.match(/Failed to send your message\. Please try again\./g)).toHaveLength(2),
  )
  expect(shown()).toContain(QUESTION)
  await click(button('Try Again'))
  expect(sent).toHaveLength(2)
})

test('a conversation deleted elsewhere: the question is kept and can be sent in a new one', async () => {
  const sent = await open(
    {
      ask: ({ sessionId }) => (sessionId ? rejected(404, 'not_found') : answeredWith(answer())()),
    },
    { sessionId: SESSION },
  )
  await ask()
  await until(() => expect(text()).toContain('This conversation was deleted'))
  expect(shown()).toContain(QUESTION)
  await click(button('Send in a new conversation'))
  await until(() => expect(shown()).toContain('A trench of 5 ft'))
  expect(sent.map(({ sessionId }) => sessionId)).toEqual([SESSION, undefined])
})

test('at the limit nothing can be sent; the last question asked in two tabs comes back', async () => {
  await open({ ask: () => rejected(402, 'questions_exhausted') })
  await ask()
  await until(() => expect(text()).toContain("You've reached your question limit"))
  expect(document.querySelector('a[href="/billing/subscribe"]')?.textContent).toBe('Upgrade Now')
  expect([box().disabled, box().value]).toEqual([true, QUESTION])
})

test('the chat is disabled while the remaining questions are unknown', async () => {
  await open({ ask: () => rejected(500, 'unexpected'), remaining: rejected(400, 'invalid') })
  await until(() =>
    expect(text()).toContain('Usage ErrorFailed to check remaining questions. Please try again.'),
  )
  expect(box().disabled).toBe(true)
})
