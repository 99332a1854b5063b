import { plain } from '@plumbline/domain'
import { cue, spacedSource } from '../cues'
import type { Emergency } from './emergencies'
import { callForHelp, signs } from './signs'

/** What a question about rules has and a call for help doesn't. */
const asksAboutRules = cue(({ emergency }) => emergency.aboutRules)

/** 'What do I do' is asked in an emergency as well. */
const cries = cue(({ emergency }) => emergency.cry, 'g')

/** How a question begins that is about such things in general. */
const asksInGeneral = new RegExp(
  `^[¿\\s]*(?:(?:${spacedSource(({ emergency }) => emergency.generalOpening)})\\b(?!.*\\b(?:${spacedSource(({ emergency }) => emergency.thereIsFire)})))|${cue(({ emergency }) => emergency.inGeneral).source}`,
)

/** Somebody in particular, so it is happening to them. */
const somebody = cue(({ emergency }) => emergency.somebody)

/** Only something that is happening now: 'how do I report an electrocution' is a question like any other. */
export function findEmergency(text: string): Emergency | null {
  const typed = plain(text).replaceAll('’', "'").trim()
  if (asksAboutRules.test(typed)) return null
  const told = typed.replace(cries, ' ').trim()
  if (asksInGeneral.test(told) && !somebody.test(told)) return null
  const found = signs.find(([, sign]) => sign.test(told))?.[0]
  return found ?? (callForHelp.test(told) ? 'other' : null)
}
