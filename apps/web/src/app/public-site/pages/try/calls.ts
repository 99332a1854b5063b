import type { tryQuestion as tryQuestionCall } from '@plumbline/contract/assistant/try-question'
import type { tryPhoto as tryPhotoCall } from '@plumbline/contract/capture/try-photo'
import { withoutSchemas } from '../../../../lib/api'

export const tryPhoto = withoutSchemas<typeof tryPhotoCall>({
  method: 'POST',
  path: '/api/try/photo',
  changes: [],
  access: 'open',
})

export const tryQuestion = withoutSchemas<typeof tryQuestionCall>({
  method: 'POST',
  path: '/api/try/question',
  changes: [],
  access: 'open',
})

/** What the server allows, written here because its file brings the schemas along; the types hold it equal. */
export const PER_HOUR: typeof import('@plumbline/contract/capture/try-photo').triesPerHour = {
  photos: 5,
  questions: 10,
}
export const MAX_QUESTION: typeof import('@plumbline/contract/assistant/try-question').MAX_TRIED_QUESTION = 300
