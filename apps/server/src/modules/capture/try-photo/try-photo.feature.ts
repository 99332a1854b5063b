import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { receivePhoto } from './receive-photo'
import { sentByAddress } from './try-photo.limits'
import { type TryPhotoDeps, TryPhotoService } from './try-photo.service'

export function tryPhotoFeature(deps: TryPhotoDeps) {
  const tryPhoto = new TryPhotoService(deps)
  return {
    routes: [
      handle(contract.tryPhoto, async ({ request, reply }) => {
        const { ip: address } = request
        await deps.limits.count([sentByAddress, address])
        const left = new AbortController()
        reply.raw.once('close', () => left.abort())
        return tryPhoto.check({ address, receive: () => receivePhoto(request), gone: left.signal })
      }),
    ],
  }
}
