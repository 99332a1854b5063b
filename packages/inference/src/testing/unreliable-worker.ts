import { pictureTags, type TagChances } from '@plumbline/domain'
import { serve } from '@plumbline/threads/serve'
import { AnalysisError } from '../errors'
import type { DetectorProgress, DetectorRequest, DetectorResponse } from '../worker/protocol'

let handled = 0
const noTags = Object.fromEntries(pictureTags.map(tag => [tag, 0])) as TagChances

/** Replaces the detector's worker in tests of its failures: the path of a picture says how to behave. */
serve<DetectorRequest, DetectorResponse, DetectorProgress>((request, task) => {
  if (request.type !== 'image') return { version: 'unreliable', classes: [], trustedClasses: [] }
  handled++
  const behavior = 'path' in request.source ? request.source.path : ''
  if (behavior === 'crash') process.exit(7)
  if (behavior === 'throw') throw new Error('out of luck')
  if (behavior === 'damaged') throw new AnalysisError('image_damaged', 'half of it')
  if (behavior === 'hang') {
    task.reportProgress({ done: 0, total: 1 })
    for (;;);
  }
  if (behavior === 'wait') return new Promise(() => {})
  return { findings: [], width: handled, height: 1, isThorough: true, tags: noTags, tagger: 'none' }
})
