/** The violation that a question is asked about, as the person who asks sees it. */
export type ViolationContext = {
  /** What it is called, in the reader's language. */
  name: string
  description: string
  severity: 'High' | 'Medium' | 'Low'
  status: 'Open' | 'In Progress' | 'Resolved'
  /** The rule it breaks first, then related ones. */
  codes: readonly string[]
  /** What to do about it, in the reader's language. */
  steps: readonly string[]
  site: string | null
}
