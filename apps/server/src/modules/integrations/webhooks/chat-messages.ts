import type { WebhookEvent, WebhookKind } from '@plumbline/contract'
import { isObservation } from '@plumbline/domain'
import { type Formatter, formatsFor } from '@plumbline/messages'
import { listPaths, type ProductEvent, pathOf } from './product-events'

/** What a chat shows: a heading, a line for each record, and where to read on. */
export type ChatMessage = { title: string; lines: string[]; link: { label: string; url: string } }

/** Chats cut long messages off, so the rest is counted instead. */
const MAX_LINES = 10
const MAX_LINE_LENGTH = 250

const clip = (text: string) =>
  text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH - 1)}…` : text
const joined = (parts: (string | false | null | undefined)[]) => clip(parts.filter(Boolean).join(' · '))

function lineOf({ event, record }: ProductEvent, formatter: Formatter, language: string): string {
  switch (event) {
    case 'violation.created':
    case 'violation.resolved': {
      const { type, location } = formatter.violation(record)
      const kind = isObservation(record) ? formatter.labelIn('findingKind', 'observation') : null
      return joined([type, kind, formatter.labelIn('severity', record.severity), location])
    }
    case 'analysis.completed':
      return joined([
        formatter.translate('webhooks', 'found', { count: record.violations }),
        record.observations > 0 &&
          formatter.translate('webhooks', 'observations', { count: record.observations }),
        record.siteName,
      ])
    case 'suggestion.decided':
      return joined([
        formatter.format(record.name),
        formatter.translate('webhooks', `decision.${record.decision}`),
        record.reason,
      ])
    default:
      return joined([
        record.title,
        formatter.labelIn('priority', record.priority),
        record.assigneeName,
        record.dueDate &&
          formatter.translate('webhooks', 'due', { date: formatsFor(language).shortDay(record.dueDate) }),
      ])
  }
}

/** How many there are: violations without observations, and observations only where there is nothing else. */
function titleOf(event: WebhookEvent, events: readonly ProductEvent[], { translate }: Formatter) {
  if (event !== 'violation.created' && event !== 'violation.resolved')
    return translate('webhooks', `title.${event}`, { count: events.length })
  const violations = events.filter(({ record }) => !('basis' in record) || !isObservation(record)).length
  if (violations > 0) return translate('webhooks', `title.${event}`, { count: violations })
  const observed = event === 'violation.created' ? 'created' : 'resolved'
  return translate('webhooks', `title.observation.${observed}`, { count: events.length })
}

export type ChatContext = { formatter: Formatter; language: string; appUrl: string }

/** Everything that happened in one step is one message, however many records it is about. */
export function chatMessage(
  event: WebhookEvent,
  events: readonly ProductEvent[],
  { formatter, language, appUrl }: ChatContext,
): ChatMessage {
  const [first] = events
  const shown = events.slice(0, MAX_LINES)
  const rest = events.length - shown.length
  const path = first && events.length === 1 ? pathOf(first) : listPaths[event]
  return {
    title: titleOf(event, events, formatter),
    lines: [
      ...shown.map(each => lineOf(each, formatter, language)),
      ...(rest > 0 ? [formatter.translate('webhooks', 'more', { count: rest })] : []),
    ],
    link: { label: formatter.translate('webhooks', 'open'), url: appUrl + path },
  }
}

export const chatTest = ({ formatter, appUrl }: Omit<ChatContext, 'language'>): ChatMessage => ({
  title: formatter.translate('webhooks', 'test.title'),
  lines: [formatter.translate('webhooks', 'test.line')],
  link: { label: formatter.translate('webhooks', 'open'), url: `${appUrl}/settings` },
})

/** Slack reads these three as the start of a link, a mention or an entity. */
const escapeSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const slackBody = ({ title, lines, link }: ChatMessage) => ({
  // What notifications and screen readers show instead of the blocks.
  text: escapeSlack([title, ...lines].join('\n')),
  blocks: [
    { type: 'header', text: { type: 'plain_text', text: title.slice(0, 150) } },
    // Plain text, because a title that a person typed may look like markup.
    ...lines.map(line => ({ type: 'section', text: { type: 'plain_text', text: line } })),
    { type: 'section', text: { type: 'mrkdwn', text: `<${link.url}|${escapeSlack(link.label)}>` } },
  ],
})

/** An adaptive card, as the workflows of Teams take it. Text runs are plain: they show markup as it is typed. */
const teamsBody = ({ title, lines, link }: ChatMessage) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        fallbackText: [title, ...lines].join('\n'),
        body: [
          { type: 'TextBlock', text: title, weight: 'Bolder', size: 'Medium', wrap: true },
          ...lines.map(text => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] })),
        ],
        actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
      },
    },
  ],
})

export const chatBody = (kind: Exclude<WebhookKind, 'json'>, message: ChatMessage) =>
  JSON.stringify(kind === 'slack' ? slackBody(message) : teamsBody(message))
