import type { HazardId } from '@plumbline/domain'
import { figuresFor, type Law, remedyNumbers } from '@plumbline/knowledge'
import { type LocalizedMessage, message } from '@plumbline/messages'

/** The remedies of a hazard as steps, urgent ones first, with the figures of the law. */
export const remedies = (id: HazardId, law: Law | null): LocalizedMessage[] =>
  remedyNumbers(id).map(number => message(`hazard.${id}.remedy.${number}`, figuresFor(id, number, law)))
