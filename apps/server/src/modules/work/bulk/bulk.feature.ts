import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type BulkDeps, BulkService } from './bulk.service'

export function bulkFeature(deps: BulkDeps) {
  const bulk = new BulkService(deps)
  return {
    routes: [
      handle(contract.changeViolations, ({ member, body }) => bulk.changeViolations(member, body)),
      handle(contract.changeTasks, ({ member, body }) => bulk.changeTasks(member, body)),
    ],
  }
}
