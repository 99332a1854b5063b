import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import type { UploadsService } from './uploads.service'

export const uploadsRoutes = (uploads: UploadsService) => [
  handle(contract.startUpload, ({ member, body }) => uploads.start(member, body)),
  handle(contract.sendPiece, ({ member, params, query, request }) =>
    uploads.storePiece(member, { id: params.id, offset: query.offset }, request),
  ),
  handle(contract.finishUpload, ({ member, params }) => uploads.finish(member, params.id)),
  handle(contract.cancelUpload, ({ member, params }) => uploads.cancel(member, params.id)),
]
