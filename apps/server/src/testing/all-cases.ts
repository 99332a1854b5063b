import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@plumbline/contract'
import { endpoints } from '@plumbline/contract'
import type { ErrorCaseDeps } from './error-case-steps'
import type { TestApp } from './harness'
import { mergeCases, type PartCases } from './part-cases'
import { colleagueOf, type Person } from './people'

const folder = join(import.meta.dirname, '../modules')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.cases.ts'))
  .toSorted()
const parts: PartCases[] = await Promise.all(
  files.map(async path => (await import(join(folder, path))).cases),
)

const kinds = Object.assign({}, ...parts.map(({ records }) => records)) as NonNullable<PartCases['records']>

/** Where the cases of a call are, for a message that asks for one. */
export function casesFileOf(name: string) {
  const module = endpoints.find(listed => listed.name === name)?.module ?? '<module>'
  return `apps/server/src/modules/${module}/<part>/<part>.cases.ts`
}

export const errorCases = (deps: ErrorCaseDeps) =>
  parts.map(({ errors }) => errors?.(deps) ?? {}).reduce(mergeCases, {})

/** What a call needs besides an id, by the name of the call. */
export const bodiesOf = (own: Record<string, string> = {}): Record<string, object> =>
  Object.assign({}, ...parts.map(({ bodies }) => bodies?.(own)))

/** One record of every kind in the person's organization; returns their ids by kind. */
export async function recordsOf(app: TestApp, person: Person, marker = 'Edge') {
  const made = new Map<string, Promise<string>>()
  let colleague: Promise<Person> | undefined
  const deps = {
    app,
    person,
    marker,
    colleague: () => {
      colleague ??= colleagueOf(app, person)
      return colleague
    },
    id: (kind: string) => {
      const making = made.get(kind) ?? kinds[kind]?.make(deps)
      if (!making) throw new Error(`No .cases.ts below apps/server/src/modules has records of ${kind}.`)
      made.set(kind, making)
      return making
    },
  }
  const ids: Record<string, string> = {}
  for (const kind of Object.keys(kinds)) ids[kind] = await deps.id(kind)
  return ids
}

/** The kind of record whose id is in the path of a call. */
export function kindInPath({ path }: Endpoint): string | undefined {
  const fitting = Object.entries(kinds).flatMap(([kind, { paths }]) =>
    paths.filter(start => path.startsWith(`${start}/`)).map(start => ({ kind, start })),
  )
  return fitting.toSorted((one, other) => other.start.length - one.start.length)[0]?.kind
}

/** The kind of record whose id a field of a call's body holds. */
export function kindInBody(name: string, field: string): string | undefined {
  const declaring = (wanted: string) => Object.keys(kinds).find(kind => kinds[kind]?.fields?.includes(wanted))
  const named = field.replace(/_?id$/i, '')
  return declaring(`${name} ${field}`) ?? declaring(field) ?? (kinds[named] && named)
}
