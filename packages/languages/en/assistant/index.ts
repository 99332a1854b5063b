import { asking } from './asking'
import { emergency } from './emergency'
import { arithmetic, facts, figures, numbers, units } from './figures'
import { askBack, followUp, judgment, offTopic, outOfBounds, premises } from './questions'
import { places, records, violations } from './records'

/**
 * What tells the assistant what a question is about: patterns without accents and in lower case. Each is looked for as
 * whole words, or anywhere in a language without spaces. A language without such words has `nothing`.
 */
export const assistant = {
  // What a hosted model is told to write.
  style: 'American English',
  arithmetic,
  askBack,
  asking,
  emergency,
  facts,
  figures,
  followUp,
  judgment,
  numbers,
  offTopic,
  outOfBounds,
  places,
  premises,
  records,
  units,
  violations,
}
