import { plain } from '@plumbline/domain'
import { namedPlace } from '@plumbline/knowledge/laws/named-place'
import { isStopWord, tokensIn } from '@plumbline/search'
import type { Topic } from '../answer'
import { cue, spacedSource, unspacedSource } from '../cues'
import { withoutIndustry } from '../place'
import { quantitiesIn } from './quantities'
import { subjectsIn, withoutSubjects } from './subjects'

/** How a question begins that goes on from the one before. */
const openers = new RegExp(
  `^[¿¡]?(?:${spacedSource(({ followUp }) => followUp.opener)})\\b|${unspacedSource(({ followUp }) => followUp.opener)}|\\b(?:${spacedSource(({ followUp }) => followUp.closer)})\\s*\\?*$`,
)
/** Words that stand for something said before. */
const pronouns = cue(({ followUp }) => followUp.pronoun)
/** What is asked about a subject: a question with only these in it has no subject of its own. */
const intents =
  /^(who|inspect\w*|check\w*|sign\w*|train\w*|angle|often|long|far|high|height|deep|depth|fine|penalt\w*|report\w*|permit\w*|certif\w*|contest\w*|slope|sloping|distance|limit|actual|hours?|back|inside|outside|jobsite|site|level|maximum|minimum|feet|foot|ft|meters?|degrees?|many|much|need\w*|requir\w*|log|cost|license|test\w*|person|qualified|competent|whats|allowed|actual|exact\w*|same|keep|offer|available|first|soon|fast|when|how)$/

/** Of these the circumstances, not what is asked. */
const settings = /^(feet|foot|ft|meters?|site|jobsite|inside|outside|degrees?|hours?)$/
const fillers = new Set('same too also case like still then again there okay'.split(' '))

/** 'Can we skip the air monitoring': something that was spoken of. */
const definite = /^(?:can|do|does|is|are|must|should|who|how|when)\b.*\bthe \w+/
/** How a question begins, which an answer to one doesn't. */
const asks = new RegExp(
  `^[¿\\s]*(?:${spacedSource(({ followUp }) => followUp.question)})\\b|${unspacedSource(({ followUp }) => followUp.question)}`,
)

/** 'A ladder in it': the subject of before is part of this one. */
const inside = /\b(?:in|into|inside|on|near|under|over|around|next to) (?:it|them|that|those)\b/

const MAX_SHORT = 3

export type Resolved = {
  text: string
  english: string
  /** The topic it goes on with; null for a question of its own. */
  continues: Topic | null
}

/**
 * Adds what a follow-up leaves out. One that names a subject asks the same of that; one that asks something else asks it
 * of the same subject; one that names only a place or a number asks all of it again.
 */
export function resolveFollowUp(text: string, english: string, topic: Topic | null): Resolved {
  const typed = plain(text.trim())
  const own = { text, english, continues: null }
  if (!topic) return own
  const subjects = subjectsIn(english)
  const words = tokensIn(withoutIndustry(english)).filter(
    word => !isStopWord(word) && !fillers.has(word) && /^\p{Script=Latin}/u.test(word),
  )
  const names = words.filter(word => !intents.test(word) && namedPlace(word) === null)
  const refersBack = pronouns.test(typed) && subjects.length === 0
  const isShort = names.length === 0 || (words.length <= MAX_SHORT && names.length <= 1)
  const isDefinite = subjects.length === 0 && definite.test(typed)
  const isReply = topic.isAskedBack === true && !asks.test(typed)
  if (!openers.test(typed) && !refersBack && !isShort && !isDefinite && !isReply) return own
  const isFigure = isReply || (quantitiesIn(text).length > 0 && !asks.test(typed) && subjects.length === 0)
  const kept = isFigure
    ? topic.text
    : keptOf(topic.text, {
        names,
        words,
        hasSubject: subjects.length > 0,
        isInside: inside.test(typed),
        refersBack,
      })
  const combined = `${kept} ${english}`.replace(/\s+/g, ' ').trim()
  const asked = kept === topic.text ? `${topic.asked} ${text}` : combined
  return { text: asked, english: combined, continues: topic }
}

type FollowUp = {
  names: string[]
  words: string[]
  hasSubject: boolean
  isInside: boolean
  refersBack: boolean
}

function keptOf(topic: string, { names, words, hasSubject, isInside, refersBack }: FollowUp): string {
  // 'When do I need a ladder in it' is about both; 'and for scaffolds' is about the other one.
  if (hasSubject) return isInside ? subjectsIn(topic).join(' ') : withoutSubjects(topic)
  const asksAnew = words.some(word => intents.test(word) && !settings.test(word))
  return asksAnew || (refersBack && names.length > 0) ? subjectsIn(topic).join(' ') || topic : topic
}
