import type * as contract from '@plumbline/contract'

export const apiKeyBody: contract.RequestOf<typeof contract.createApiKey>['body'] = {
  name: 'Payroll',
  scopes: ['tasks:read'],
  expiresInDays: '30',
}
