import * as z from 'zod'
import { handler, job } from '../../../platform/jobs/jobs'
import type { ViolationListsService } from './list/violation-list.service'

const foldTallies = job('violations.fold-tallies', z.unknown())

export const violationsHandlers = (lists: ViolationListsService) => [
  handler(foldTallies, () => lists.foldTallies(), '*/20 * * * *'),
]
