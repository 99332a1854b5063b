import { triesPerHour } from '@plumbline/contract'
import { limit } from '../../../platform/http/limits'

/** One a second is more than anybody reads; each takes a search and the reading of the question. */
export const questionsByAccount = limit('questions:account', 60, 60)

/** Of visitors without an account. */
export const questionsByAddress = limit('try-questions:address', triesPerHour.questions, 3600)
