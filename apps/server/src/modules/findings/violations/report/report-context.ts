import type { Formats, Formatter, LocalizedMessage, MessageKey } from '@plumbline/messages'

/** How a report writes: its texts, the shared labels, dates and amounts, in the recipient's language. */
export type ReportContext = {
  t: (key: MessageKey<'report'>, params?: LocalizedMessage['params']) => string
  label: (key: MessageKey<'labels'>) => string
  formats: Formats
  formatter: Formatter
  /** For a reader outside the organization: observations that may not comply, without fines, and with a notice. */
  isForOutside: boolean
  /** The organization works for a lawyer, which every page says. */
  isForCounsel: boolean
}
