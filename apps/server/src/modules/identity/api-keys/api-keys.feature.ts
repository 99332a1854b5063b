import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type ApiKeysDeps, ApiKeysService } from './api-keys.service'

export function apiKeysFeature(deps: ApiKeysDeps) {
  const apiKeys = new ApiKeysService(deps)
  return {
    apiKeys,
    routes: [
      handle(contract.listApiKeys, ({ member }) => apiKeys.list(member)),
      handle(contract.createApiKey, ({ member, body }) => apiKeys.create(member, body)),
      handle(contract.revokeApiKey, ({ member, params }) => apiKeys.revoke(member, params.id)),
    ],
  }
}
