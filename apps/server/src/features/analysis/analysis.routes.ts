import * as contract from '@plumbline/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { handle } from '../../platform/http/endpoints'
import type { Member } from '../../platform/http/member'
import type { ProgressStream } from '../../platform/http/progress-stream'
import { saveUpload } from '../media/save-upload'
import type { AnalysisService } from './analysis.service'

type Deps = {
  analysis: AnalysisService
  progress: ProgressStream<contract.AnalysisStatus>
  uploadFolder: string
}
type UploadCall = {
  member: Member
  query: { wait?: '1' | undefined; again?: '1' | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

export function analysisRoutes({ analysis, progress, uploadFolder }: Deps) {
  const analyzeUpload = async ({ member, query, request, reply }: UploadCall) => {
    const upload = await saveUpload(request, uploadFolder)
    try {
      const started = await analysis.start(member, upload, { again: query.again === '1' })
      if (query.wait !== '1') return started
      await progress.untilEnded(member, started.id)
      reply.status(200)
      return await analysis.get(member, started.id)
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
    handle(contract.cancelAnalysis, ({ member, params }) => analysis.cancel(member, params.id)),
    handle(contract.analysisEvents, ({ member, params, request, reply }) =>
      progress.stream(member, params.id, request, reply),
    ),
  ]
}
