import type { Task, Violation } from '@plumbline/contract'
import { loadFormatter } from '@plumbline/messages'
import { expect, test } from 'vitest'
import { chatBody, chatMessage, chatTest } from './chat-messages'
import type { ProductEvent } from './product-events'

const APP_URL = 'https://plumbline.test'
const violation = (id: string, type: string) =>
  ({
    event: 'violation.created',
    record: {
      id,
      type,
      description: '',
      severity: 'High',
      siteName: 'Harbor 4',
      location: 'Roof',
      messages: null,
    },
  }) as unknown as { event: 'violation.created'; record: Violation }
const context = async (language: 'en' | 'de' | 'zh') => ({
  formatter: await loadFormatter(language),
  language,
  appUrl: APP_URL,
})

test('one violation names what and where, and links to it', async () => {
  const message = chatMessage('violation.created', [violation('1', 'Open edge')], await context('en'))
  expect(message).toEqual({
    title: 'New violation',
    lines: ['Open edge · High · Harbor 4 · Roof'],
    link: { label: 'Open in Plumbline', url: `${APP_URL}/violations?violation=1` },
  })
})

test('a burst is one message: ten lines, and how many more there are', async () => {
  const events = Array.from({ length: 14 }, (_, index) => violation(String(index), `Edge ${index}`))
  const { title, lines, link } = chatMessage('violation.created', events, await context('de'))
  expect([title, lines.length, lines.at(-1)]).toEqual(['14 neue Verstöße', 11, 'Und 4 weitere'])
  expect(link.url).toBe(`${APP_URL}/violations`)
})

test('a task says who has it and until when, in the language of the webhook', async () => {
  const record = {
    id: '7',
    title: '护栏',
    priority: 'high',
    assigneeName: 'Li Wei',
    dueDate: '2026-11-20',
  } as Task
  const events: ProductEvent[] = [{ event: 'task.assigned', record }]
  const { lines } = chatMessage('task.assigned', events, await context('zh'))
  expect(lines).toEqual(['护栏 · 高优先级 · Li Wei · 截止日期：2026年11月20日'])
})

test('what a person typed is no markup in Slack', async () => {
  const message = chatMessage(
    'violation.created',
    [violation('1', '<!channel> & <https://x|y>')],
    await context('en'),
  )
  const body = JSON.parse(chatBody('slack', message))
  expect(body.text).toContain('&lt;!channel&gt; &amp; &lt;https://x|y&gt;')
  expect(body.blocks.map((block: { text: { type: string } }) => block.text.type)).toEqual([
    'plain_text',
    'plain_text',
    'mrkdwn',
  ])
  expect(body.blocks[2].text.text).toBe(`<${APP_URL}/violations?violation=1|Open in Plumbline>`)
})

test('Teams gets an adaptive card with plain text and one button', async () => {
  const body = JSON.parse(chatBody('teams', chatTest(await context('en'))))
  const [{ contentType, content }] = body.attachments
  expect([body.type, contentType]).toEqual(['message', 'application/vnd.microsoft.card.adaptive'])
  expect(content.body).toEqual([
    { type: 'TextBlock', text: 'Test message from Plumbline', weight: 'Bolder', size: 'Medium', wrap: true },
    {
      type: 'RichTextBlock',
      inlines: [{ type: 'TextRun', text: 'If you can read this, the webhook works.' }],
    },
  ])
  expect(content.actions).toEqual([
    { type: 'Action.OpenUrl', title: 'Open in Plumbline', url: `${APP_URL}/settings` },
  ])
})
