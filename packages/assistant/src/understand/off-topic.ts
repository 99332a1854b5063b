import { plain } from '@plumbline/domain'
import { cue } from '../cues'
import { subjectsIn } from './subjects'

/** What people try that has nothing to do with work: told apart by its words, since trucks are in poems too. */
const subjects: readonly RegExp[] = [
  // Writing and entertainment.
  cue(({ offTopic }) => offTopic.stories),
  // Food.
  cue(({ offTopic }) => offTopic.food),
  // Sports, weather and the news.
  cue(({ offTopic }) => offTopic.news),
  // Money, shopping, travel and private life.
  cue(({ offTopic }) => offTopic.privateLife),
  // General knowledge and small talk.
  cue(({ offTopic }) => offTopic.trivia),
]

export function isOffTopic(text: string): boolean {
  const typed = plain(text)
  return subjects.some(subject => subject.test(typed))
}

/** Words of the trade that say little in a sentence model trained on everyday English. */
const trade = cue(({ offTopic }) => offTopic.trade, 'u')

/** Whether it speaks of safety at work, whatever the sentence model makes of it; it knows no Chinese. */
export const isAboutSafety = (text: string, english: string): boolean =>
  trade.test(plain(text)) || subjectsIn(english).length > 0
