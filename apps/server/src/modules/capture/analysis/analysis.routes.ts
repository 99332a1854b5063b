import * as contract from '@plumbline/contract'
import { analysisErrors, isAnalysisErrorCode } from '@plumbline/inference'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { handle } from '../../../platform/http/endpoints'
import { AppError } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import type { ProgressStream } from '../../../platform/http/progress-stream'
import { saveUpload } from '../media/save-upload'
import type { AnalysisService } from './analysis.service'

type Deps = {
  analysis: AnalysisService
  progress: ProgressStream<contract.AnalysisStatus>
  uploadFolder: string
}
type UploadCall = {
  member: Member
  query: { wait?: '1' | undefined; force?: '1' | undefined; again?: '1' | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

/** The file itself is at fault, so that trying it again would not help. */
const isUnreadable = (code: string) => isAnalysisErrorCode(code) && !analysisErrors[code].retry

type UploadFields = contract.FormOf<typeof contract.uploadForAnalysis>

/** The client of the specification sends them along; somebody else's are a mistake that should not go unnoticed. */
function requireOwnIds({ userId, organizationId }: Member, fields: UploadFields) {
  if (fields.user_id && fields.user_id !== userId)
    throw new AppError('invalid', { fields: { user_id: 'not_a_member' } })
  if (fields.organization_id && fields.organization_id !== organizationId)
    throw new AppError('invalid', { fields: { organization_id: 'not_an_option' } })
}

export function analysisRoutes({ analysis, progress, uploadFolder }: Deps) {
  const analyzeUpload = async ({ member, query, request, reply }: UploadCall) => {
    const upload = await saveUpload(request, uploadFolder, contract.uploadForAnalysis.form)
    try {
      requireOwnIds(member, upload.fields)
      const started = await analysis.start(member, upload, {
        ...upload.fields,
        force: (query.force ?? query.again) === '1',
      })
      // Undone while it was on its way: nobody gets the answer, and sending the file again starts a new analysis.
      if (request.socket.destroyed) await analysis.cancel(member, started.id)
      if (query.wait !== '1') return started
      await progress.untilEnded(member, started.id)
      reply.status(200)
      const result = await analysis.get(member, started.id)
      if (result.error && isUnreadable(result.error.code)) throw new AppError('unreadable_media')
      return result
    } finally {
      await upload.discard()
    }
  }

  return [
    handle(contract.uploadForAnalysis, analyzeUpload),
    handle(contract.analyze, analyzeUpload),
    handle(contract.listResults, ({ member, query }) => analysis.list(member, query)),
    handle(contract.getResult, ({ member, params }) => analysis.get(member, params.id)),
    handle(contract.deleteResult, ({ member, params }) => analysis.remove(member, params.id)),
    handle(contract.analysisStatus, ({ member, params }) => analysis.status(member, params.id)),
    handle(contract.applyWorkSite, ({ member, params }) => analysis.applyWorkSite(member, params.id)),
    handle(contract.lookCloser, ({ member, params }) => analysis.lookCloser(member, params.id)),
    handle(contract.cancelAnalysis, ({ member, params }) => analysis.cancel(member, params.id)),
    handle(contract.analysisEvents, ({ member, params, request, reply }) =>
      progress.stream(member, params.id, request, reply),
    ),
  ]
}
