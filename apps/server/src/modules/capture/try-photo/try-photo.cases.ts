import * as contract from '@plumbline/contract'
import { inject, sendForm } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { form, photo, recording } from '../../../testing/uploads'

const { path } = contract.tryPhoto

export const cases: PartCases = {
  errors: deps => ({
    tryPhoto: {
      file_missing: () => sendForm(deps, path, { name: '' }),
      file_empty: () => sendForm(deps, path, { name: 'a.jpg', file: Buffer.alloc(0) }),
      file_too_large: () =>
        sendForm(deps, path, { name: 'a.jpg', file: Buffer.alloc(contract.MAX_UPLOAD_BYTES + 1, 1) }),
      photo_only: () => sendForm(deps, path, { name: 'a.jpg', file: recording() }),
      upload_broken: async () => {
        const { payload, headers } = form({ name: 'a.jpg', file: await photo() })
        return inject(deps, path, payload.subarray(0, payload.length - 400), headers)
      },
      unreadable_media: async () => {
        const file = (await photo({ width: 900 })).subarray(0, 2000)
        return sendForm(deps, path, { name: 'a.jpg', file })
      },
    },
  }),
  bodies: () => ({ tryQuestion: { question: 'How deep before I need a trench box?' } }),
}
