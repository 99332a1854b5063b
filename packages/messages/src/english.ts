import type { LocalizedMessage } from '@plumbline/contract/findings/violations'
import causes from '@plumbline/languages/en/shared/causes.json'
import findings from '@plumbline/languages/en/shared/findings.json'
import fines from '@plumbline/languages/en/shared/fines.json'
import fixReasons from '@plumbline/languages/en/shared/fix-reasons.json'
import hazards from '@plumbline/languages/en/shared/hazards.json'
import links from '@plumbline/languages/en/shared/links.json'
import questions from '@plumbline/languages/en/shared/questions.json'
import recheck from '@plumbline/languages/en/shared/recheck.json'
import { createFormatter } from './formatter'
import type { MessageCode } from './messages'
import { createTranslator } from './translator'

/** English is loaded with the code, since every message is stored with its English text. */
export const english = createFormatter(
  createTranslator('en', {
    causes,
    findings,
    fines,
    'fix-reasons': fixReasons,
    hazards,
    links,
    questions,
    recheck,
  }),
)

/** A message with its English text, for clients that don't translate. */
export function message(code: MessageCode, params: LocalizedMessage['params'] = {}): LocalizedMessage {
  return { code, params, text: english.format({ code, params, text: '' }) }
}
