import { isBeforeOrBeyond, type OldRows } from '../../../platform/db/old-rows'
import { serverErrors } from './operations.tables'

const MAX_SERVER_ERRORS = 20_000

export const oldServerErrors: OldRows = {
  table: serverErrors,
  keptDays: 30,
  isOld: isBeforeOrBeyond(serverErrors, MAX_SERVER_ERRORS),
}
