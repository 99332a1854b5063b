import * as z from 'zod'
import { job } from '../../../platform/jobs/jobs'

/** Reading the library takes a while after the first start, and nobody waits for these. */
export const holdConversations = job('demo.conversations', z.object({}))
