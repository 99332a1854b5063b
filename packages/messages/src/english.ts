import type { LocalizedMessage } from '@plumbline/contract/findings/violations'
import { createFormatter } from './formatter'
import causes from './locales/en/causes.json'
import findings from './locales/en/findings.json'
import fines from './locales/en/fines.json'
import fixReasons from './locales/en/fix-reasons.json'
import hazards from './locales/en/hazards.json'
import links from './locales/en/links.json'
import questions from './locales/en/questions.json'
import recheck from './locales/en/recheck.json'
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
