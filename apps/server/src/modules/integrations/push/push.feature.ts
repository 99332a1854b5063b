import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { handler } from '../../../platform/jobs/jobs'
import { type PushDeps, PushService, sendPush } from './push.service'

export function pushFeature(deps: PushDeps) {
  const push = new PushService(deps)
  return {
    push,
    handlers: [handler(sendPush, data => push.send(data))],
    routes: [
      handle(contract.listPushDevices, ({ member }) => push.list(member)),
      handle(contract.addPushDevice, ({ member, body }) => push.add(member, body)),
      handle(contract.removePushDevice, ({ member, params }) => push.remove(member, params.id)),
    ],
  }
}
