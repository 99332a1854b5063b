import { limit } from '../../../platform/http/limits'

/** One a second is more than anybody reads; each takes a search and the reading of the question. */
export const questionsByAccount = limit('questions:account', 60, 60)
