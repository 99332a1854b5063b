import type { LookFault } from '@plumbline/domain'
import sharp from 'sharp'
import { type LookReply, lookRequest } from './ask'
import { askOnce, type SecondLook } from './second-look'

const QUESTION = 'Is there a ladder in this picture?'
/** A person waits for it; a model that is loaded first takes longer than one that is asked again. */
const TRIAL_MS = 60_000

/** A ladder against a wall. A trial never sends anybody's photo. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
<rect width="512" height="512" fill="#b9d3e6"/><rect y="420" width="512" height="92" fill="#8a8f6a"/>
<rect x="300" y="90" width="212" height="340" fill="#c98f6b"/>
<g stroke="#6b4a1f" stroke-width="12" stroke-linecap="round">
<path d="M150 440 L300 100 M210 450 L350 110"/>
<path d="M168 398 L228 406 M191 347 L249 356 M213 296 L270 306 M236 245 L291 255 M258 194 L312 205 M281 143 L333 154"/>
</g></svg>`

export async function tryModel(
  look: Pick<SecondLook, 'model' | 'post'>,
  requestMs = TRIAL_MS,
): Promise<LookReply | LookFault> {
  const picture = await sharp(Buffer.from(DRAWING)).jpeg({ quality: 85 }).toBuffer()
  return askOnce({ ...look, requestMs }, lookRequest(look.model, QUESTION, picture))
}
