import { API_KEY_START, type Endpoint } from '@plumbline/contract'
import type { FastifyRequest } from 'fastify'
import type { ApiKeysService } from '../api-keys/api-keys.service'
import type { Cookies } from './cookies'
import type { SessionsService } from './sessions.service'

/** What a browser fetches by itself, where no header can be set: pictures, downloads, streams. */
const isFetchedByTheBrowser = ({ method, produces }: Endpoint) =>
  method === 'GET' && (produces === 'file' || produces === 'events')

/** Who calls: by bearer everywhere, by cookie only where reading is all that can happen. */
export const authenticator =
  (sessions: SessionsService, apiKeys: ApiKeysService, cookies: Cookies) =>
  async (request: FastifyRequest, endpoint: Endpoint) => {
    const bearer = request.headers.authorization?.match(/^Bearer (\S{1,200})$/)?.[1]
    if (bearer?.startsWith(API_KEY_START)) return apiKeys.authenticate(bearer, endpoint)
    if (bearer) return sessions.memberByBearer(bearer)
    const cookie = cookies.read(request)
    if (cookie && isFetchedByTheBrowser(endpoint)) return sessions.memberByCookie(cookie)
    return null
  }
