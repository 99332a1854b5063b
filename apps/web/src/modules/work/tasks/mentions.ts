type Person = { id: string; name: string }

const MENTIONS_SHOWN = 6

/** The name that is being typed after an @ just before the caret; null where there is none. */
export function mentionAt(text: string, caret: number): { start: number; query: string } | null {
  const typed = /(?:^|\s)@([^\s@]*)$/u.exec(text.slice(0, caret))
  return typed ? { start: caret - (typed[1]?.length ?? 0) - 1, query: typed[1] ?? '' } : null
}

/** Members whose first or last name starts as typed. */
export function peopleFor(members: readonly Person[], query: string): Person[] {
  const start = query.toLocaleLowerCase()
  return members
    .filter(({ name }) =>
      [name, ...name.split(/\s+/)].some(part => part.toLocaleLowerCase().startsWith(start)),
    )
    .slice(0, MENTIONS_SHOWN)
}

/** The members called to by name in a text. */
export function mentionedIn(text: string, members: readonly Person[]): string[] {
  const called = new Set(
    partsOf(
      text,
      members.map(({ name }) => name),
    ).flatMap(part => (part.isMention ? [part.text.slice(1)] : [])),
  )
  return members.filter(({ name }) => called.has(name)).map(({ id }) => id)
}

type NotePart = { text: string; isMention: boolean }

/** A note in parts, so that the names called to stand out. */
export function partsOf(text: string, names: readonly string[]): NotePart[] {
  let parts: NotePart[] = [{ text, isMention: false }]
  for (const name of [...names].sort((a, b) => b.length - a.length))
    parts = parts.flatMap(part => (part.isMention ? [part] : splitBy(part.text, `@${name}`)))
  return parts.filter(part => part.text !== '')
}

const splitBy = (text: string, mention: string): NotePart[] =>
  text
    .split(mention)
    .flatMap((between, index) => [
      ...(index > 0 ? [{ text: mention, isMention: true }] : []),
      { text: between, isMention: false },
    ])
