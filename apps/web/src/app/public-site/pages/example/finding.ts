import type { LocalizedMessage } from '@plumbline/contract/findings/violation'

type Rule = { code: string; title: string; source: string }

/** A finding as the public pages show it: of the example, and of a photo that a visitor tries. */
export type ShownFinding = {
  rule: string
  severity: string
  confidence: number
  messages: {
    type: LocalizedMessage
    description: LocalizedMessage
    position: LocalizedMessage
    because: LocalizedMessage
    remediationSteps: readonly LocalizedMessage[]
  }
  boxes: readonly {
    x: number
    y: number
    width: number
    height: number
    label: string
    labelCode?: string | undefined
  }[]
  cited:
    | (Rule & {
        /** In our words; null where the library has none. */
        summary: string | null
        /** Of title and summary; English where nothing is said. */
        language?: string
        /** The example alone has them. */
        quotation?: string
        checked?: { version: string | null } | null
      })
    | null
  related: readonly Rule[]
}
