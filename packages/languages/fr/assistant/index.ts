import type { AssistantCues } from '../../src/assistant'
import { asking } from './asking'
import { emergency } from './emergency'
import { arithmetic, facts, figures, numbers, units } from './figures'
import { askBack, followUp, judgment, offTopic, outOfBounds, premises } from './questions'
import { places, records, violations } from './records'

export const assistant = {
  style: 'French, with vous',
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
} satisfies AssistantCues
