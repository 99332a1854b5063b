import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type LiveDeps, LiveService } from './live.service'

export function liveFeature(deps: LiveDeps) {
  const live = new LiveService(deps)
  return {
    routes: [
      handle(contract.eventStream, ({ member, request, reply }) =>
        live.stream(member, request.headers['last-event-id']?.toString(), reply),
      ),
    ],
    start: () => live.start(),
    stop: async () => live.stop(),
    closeStreams: () => live.closeStreams(),
  }
}
