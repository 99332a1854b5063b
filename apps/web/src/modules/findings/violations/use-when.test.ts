import { expect, it } from 'vitest'
import { whenKind } from './use-when'

const violation = {
  analysisId: 'a',
  capturedAt: null,
  date: '2026-11-16T08:00:00Z',
  siteId: null,
  span: null,
}
const known = { capturedAt: '2026-11-15T08:00:00Z' }

it('says taken only where the file has its own time', () => {
  expect(whenKind({ ...violation, ...known })).toBe('taken')
  expect(whenKind({ ...violation, ...known, span: { start: 0, end: 2 } })).toBe('recorded')
  expect(whenKind(violation)).toBe('uploaded')
  expect(whenKind({ ...violation, span: { start: 0, end: 2 } })).toBe('uploaded')
})

it('says seen where a person reported it without a file', () => {
  expect(whenKind({ ...violation, analysisId: null })).toBe('seen')
  expect(whenKind({ ...violation, analysisId: null, ...known })).toBe('seen')
})
