import * as contract from '@plumbline/contract'
import parseRange from 'range-parser'
import { handle } from '../../../platform/http/endpoints'
import type { MediaService } from './media.service'

/** Undefined for the whole file: without a range, with several, or with one we cannot read. */
function requestedRange(header: string | undefined, size: number) {
  const ranges = header ? parseRange(size, header) : 'none'
  if (ranges === -1) return 'unsatisfiable'
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
}

export const mediaRoutes = (media: MediaService) => [
  handle(contract.getMedia, async ({ member, params, query, request, reply }) => {
    const { type, byteSize, read } = await media.open(member, params.id, query.size)
    reply.header('accept-ranges', 'bytes').header('cache-control', 'private, max-age=3600').type(type)
    const range = requestedRange(request.headers.range, byteSize)
    if (range === 'unsatisfiable')
      return reply.status(416).header('content-range', `bytes */${byteSize}`).send()
    if (!range) return reply.header('content-length', byteSize).send(await read())
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${byteSize}`)
    return reply.header('content-length', range.end - range.start + 1).send(await read(range))
  }),
]
