import type { ViolationContext } from '@plumbline/assistant'
import type { Violation } from '@plumbline/contract'
import type { Formatter } from '@plumbline/messages'

/** A violation as the assistant gets it: in the words of the person who asks. */
export function violationContext(violation: Violation, formatter: Formatter): ViolationContext {
  const { type, description, steps } = formatter.violation(violation)
  const { severity, status, regulationCodes, relatedCodes, siteName } = violation
  return {
    name: type,
    description,
    severity,
    status,
    codes: [...new Set([...regulationCodes, ...relatedCodes])],
    steps,
    site: siteName,
  }
}
