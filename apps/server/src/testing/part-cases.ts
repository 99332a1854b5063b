import type { ErrorCaseDeps, ErrorCases } from './error-case-steps'
import type { TestApp } from './harness'
import type { Person } from './people'

export type RecordDeps = {
  app: TestApp
  /** An admin on the Enterprise plan. */
  person: Person
  /** Someone in the same organization. */
  colleague: () => Promise<Person>
  /** A word for every text of the record, so that a test can search for it. */
  marker: string
  /** The id of the organization's record of another kind. */
  id: (kind: string) => Promise<string>
}

type RecordCase = {
  /** Calls whose paths begin with one of these have its id in the path. The longest that fits counts. */
  paths: readonly string[]
  /**
   * Fields of a body that hold its id. Not needed where the field is called after the kind, `taskId` or `task_id`; with
   * the name of the call in front where it doesn't say what it holds: `readNotifications ids`.
   */
  fields?: readonly string[]
  make: (deps: RecordDeps) => Promise<string>
}

/** What tests that send every call of the contract need to know about a part: `<part>.cases.ts` beside it. */
export type PartCases = {
  /** For each call, how to reach each error that it declares. */
  errors?: (deps: ErrorCaseDeps) => Record<string, ErrorCases>
  /** By kind, how to make a record that people can name by its id. */
  records?: Record<string, RecordCase>
  /** What a call needs besides an id, so that the id is what is wrong with it. `own` has the caller's ids by kind. */
  bodies?: (own: Record<string, string>) => Record<string, object>
}

/** A call may have cases from several places. */
export const mergeCases = (all: Record<string, ErrorCases>, more: Record<string, ErrorCases>) => ({
  ...all,
  ...Object.fromEntries(Object.entries(more).map(([name, cases]) => [name, { ...all[name], ...cases }])),
})
