import type { LookFault, SiteRules, TagChances } from '@plumbline/domain'
import { AnalysisError, throwIfCanceled } from '../errors'
import type { Claim, Finding } from '../findings'
import type { ImageSource } from '../image/decode'
import { facesIn } from '../image/faces'
import type { Judged } from '../rules/apply-rules'
import { sightsIn } from '../rules/sights'
import { type LookReply, lookRequest, type Post, readReply } from './ask'
import { claimsFrom, type Worry } from './claims'
import { openDeadline } from './deadline'
import type { LanguageModelOptions } from './language-model'
import { openLookPictures } from './look-pictures'
import { planLooks } from './plan-looks'

export type LookLimits = {
  maxRequests: number
  /** Of all requests about one picture together. */
  maxBytes: number
  requestMs: number
  /** For all questions about one picture. */
  pictureMs: number
}

const defaults: LookLimits = {
  maxRequests: 12,
  maxBytes: 8_000_000,
  requestMs: 30_000,
  pictureMs: 120_000,
}
/** A model that answers nothing this often in a row isn't asked any more about this picture. */
const MAX_FAILURES_IN_ROW = 3

/** A vision model that somebody configured, and how it is reached. */
export type SecondLook = {
  model: LanguageModelOptions
  post: Post
  facesAreHidden: boolean
  limits?: Partial<LookLimits>
}

/** How much was asked, and what only the model says. The rules' own findings are never changed by it. */
export type LookResult = { model: string; asked: number; unanswered: number; claims: Claim[] }

type SeenPicture = {
  source: ImageSource
  width: number
  height: number
  findings: readonly Finding[]
  tags: TagChances
  judged: Judged
  site: SiteRules | null
}
type Options = { signal?: AbortSignal | undefined; onAsked?: (done: number, total: number) => void }

/** Asks narrow questions about a picture. Whatever goes wrong ends as a question without an answer. */
export async function takeSecondLook(
  { model, post, facesAreHidden, limits }: SecondLook,
  picture: SeenPicture,
  { signal, onAsked }: Options,
): Promise<LookResult> {
  const { maxRequests, maxBytes, requestMs, pictureMs } = { ...defaults, ...limits }
  const { findings, judged, site } = picture
  const planned = planLooks(
    { sights: sightsOf(picture), findings, violations: judged.violations, facesAreHidden },
    maxRequests,
  )
  const worries: Worry[] = []
  const summary = { model: model.model, asked: 0, unanswered: 0 }
  const deadline = openDeadline(pictureMs, signal)
  try {
    const pictures =
      planned.length > 0 &&
      (await openLookPictures(picture.source, picture, facesAreHidden ? facesIn(findings) : []))
    let [bytesLeft, failures] = [maxBytes, 0]
    for (const { look, box } of planned) {
      if (!pictures) break
      throwIfCanceled(signal)
      const request = lookRequest(model, look.question, await pictures.of(box))
      bytesLeft -= request.body.length
      if (bytesLeft < 0) break
      summary.asked++
      const reply =
        failures >= MAX_FAILURES_IN_ROW || deadline.signal.aborted
          ? 'timed_out'
          : await askOnce({ model, post, requestMs }, request, deadline.signal)
      if (signal?.aborted) throw new AnalysisError('canceled')
      failures = typeof reply === 'string' ? failures + 1 : 0
      if (typeof reply === 'string') summary.unanswered++
      else if (reply.answer === look.worry) worries.push({ look, box, seen: reply.seen })
      onAsked?.(summary.asked, planned.length)
    }
  } finally {
    deadline.close()
  }
  const { width, height } = picture
  const options = { frame: { width, height }, site, model: model.model }
  return { ...summary, claims: claimsFrom(worries, judged.violations, options) }
}

/** A picture of no workplace is asked about nothing but fire, and there is no question about that. */
const sightsOf = ({ findings, tags, judged, site }: SeenPicture) =>
  sightsIn({
    findings,
    tags,
    marks: judged.violations.flatMap(({ boundingBoxes }) => boundingBoxes.map(({ labelCode }) => labelCode)),
    atSite: site !== null,
  })

/** One question, asked once. */
export async function askOnce(
  {
    model,
    post,
    requestMs = defaults.requestMs,
  }: Pick<SecondLook, 'model' | 'post'> & { requestMs?: number },
  { url, headers, body }: ReturnType<typeof lookRequest>,
  outer?: AbortSignal,
): Promise<LookReply | LookFault> {
  const deadline = openDeadline(requestMs, outer)
  try {
    const response = await post(url, { headers, body }, deadline.signal)
    return readReply(model, response)
  } catch {
    return deadline.signal.aborted ? 'timed_out' : 'unreachable'
  } finally {
    deadline.close()
  }
}
