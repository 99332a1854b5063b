import * as contract from '@plumbline/contract'
import { handle } from '../../platform/http/endpoints'
import type { MediaService } from './media.service'

/** 'bytes=0-499', 'bytes=500-' or 'bytes=-500'; anything else is answered whole. */
function rangeIn(header: string | undefined, size: number) {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (!from && !to) return undefined
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return { start, end }
}

export const mediaRoutes = (media: MediaService) => [
  handle(contract.getMedia, async ({ member, params, query, request, reply }) => {
    const { type, byteSize, read } = await media.open(member, params.id, query.size)
    reply.header('accept-ranges', 'bytes').header('cache-control', 'private, max-age=3600').type(type)
    const range = rangeIn(request.headers.range, byteSize)
    if (range && range.start > range.end)
      return reply.status(416).header('content-range', `bytes */${byteSize}`).send()
    if (!range) return reply.header('content-length', byteSize).send(await read())
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${byteSize}`)
    return reply.header('content-length', range.end - range.start + 1).send(await read(range))
  }),
]
