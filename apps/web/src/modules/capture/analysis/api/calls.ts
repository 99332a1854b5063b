import type * as contract from '@plumbline/contract/capture/analysis'
import { credits } from '@plumbline/contract/stale'
import { withoutSchemas } from '../../../../lib/api'

/** What the dashboard needs before anything is uploaded; the schemas stay out of the first page. */
export const uploadForAnalysis = withoutSchemas<typeof contract.uploadForAnalysis>({
  method: 'POST',
  path: '/api/analysis/upload',
  changes: credits,
  access: 'member',
})
export const cancelAnalysis = withoutSchemas<typeof contract.cancelAnalysis>({
  method: 'POST',
  path: '/api/analysis/results/:id/cancel',
  changes: credits,
  access: 'member',
})
export const getResult = withoutSchemas<typeof contract.getResult>({
  method: 'GET',
  path: '/api/analysis/results/:id',
  access: 'member',
})
export const listResults = withoutSchemas<typeof contract.listResults>({
  method: 'GET',
  path: '/api/analysis/results',
  access: 'member',
})
export const analysisStatus = withoutSchemas<typeof contract.analysisStatus>({
  method: 'GET',
  path: '/api/analysis/status/:id',
  access: 'member',
})
