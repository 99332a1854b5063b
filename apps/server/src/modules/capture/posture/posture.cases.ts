import { rm } from 'node:fs/promises'
import * as contract from '@plumbline/contract'
import type { ErrorCaseDeps, ErrorCases } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { postureAnalyzed } from '../../../testing/postures'

function errors({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  return {
    checkPosture: {
      posture_failed: async () => {
        const { id, mediaId } = await postureAnalyzed(app, ana)
        for (const file of app.filesIn('media').filter(path => path.includes(mediaId))) await rm(file)
        return ana.call(contract.checkPosture, { params: { id } })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  bodies: () => ({ answerPosture: { item: 'load', answer: 'under_2' } }),
}
