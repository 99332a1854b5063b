import type { LocalizedMessage, Violation } from '@plumbline/contract/findings/violations'
import type { Formatter } from './formatter'

/** What of a task the product wrote, by the text that is stored: a text that a person changes isn't in it anymore. */
export type TaskMessages = Readonly<Record<string, LocalizedMessage>>

type Step = { text: string; done: boolean }
export type TaskTexts = { title: string; description: string; steps: Step[] }
type StoredTexts = TaskTexts & { messages: TaskMessages | null }

const MAX_TITLE = 200
const titleIn = ({ translate }: Formatter, name: string) =>
  translate('suggestions', 'title', { name }).slice(0, MAX_TITLE)

/** What a task says in the reader's language; what people typed stays as they typed it. */
export function taskTexts(
  { title, description, steps, messages }: StoredTexts,
  formatter: Formatter,
): TaskTexts {
  const fixed = messages?.[title]
  const translated = (text: string) => {
    const message = messages?.[text]
    return message ? formatter.format(message) : text
  }
  return {
    title: fixed ? titleIn(formatter, formatter.format(fixed)) : title,
    description: translated(description),
    steps: steps.map(({ text, done }) => ({ text: translated(text), done })),
  }
}

/** Which texts of a new task say what its violation says, in the language of whoever makes it or in English. */
export function taskMessages(
  { title, description, steps }: TaskTexts,
  violation: Violation | undefined,
  formatter: Formatter,
): TaskMessages | null {
  if (!violation?.messages) return null
  const { type, description: described, remediationSteps } = violation.messages
  const shown = formatter.violation(violation)
  const known = new Map([
    [titleIn(formatter, shown.type), type],
    [titleIn(formatter, violation.type), type],
    [shown.description, described],
    [violation.description, described],
    ...remediationSteps.flatMap((step, index) =>
      [shown.steps[index], violation.remediationSteps[index]].map(text => [text ?? '', step] as const),
    ),
  ])
  const found = [title, description, ...steps.map(({ text }) => text)].flatMap(text => {
    const message = known.get(text)
    return text && message && message.code !== 'own' ? [[text, message] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** A change as it is stored: a text that was sent back as the reader saw it is the stored one. */
export function storedTexts<Given extends { [Field in keyof TaskTexts]?: TaskTexts[Field] | undefined }>(
  given: Given,
  stored: StoredTexts,
  formatter: Formatter,
): Given {
  const shown = taskTexts(stored, formatter)
  const steps = new Map(shown.steps.map(({ text }, index) => [text, stored.steps[index]?.text ?? text]))
  return {
    ...given,
    ...(given.title === shown.title && { title: stored.title }),
    ...(given.description === shown.description && { description: stored.description }),
    ...(given.steps && {
      steps: given.steps.map(({ text, done }) => ({ text: steps.get(text) ?? text, done })),
    }),
  }
}
