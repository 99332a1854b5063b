import { hazardIds, type SiteRules, severities } from '@plumbline/domain'
import { citableLaw } from '@plumbline/knowledge'
import { message } from '@plumbline/messages'
import { z } from 'zod'
import type { Violation } from '../findings'
import { clip, enclosing } from '../geometry'
import { describeLocation } from '../rules/location'
import { remedies } from '../rules/remedies'
import { cited } from '../rules/violations'

/** Boxes are asked for in thousandths of the picture, which models hit better than pixels. */
export const GRID = 1000

/** Without bounds on numbers and lengths: not every endpoint takes them, so they are checked afterwards. */
export const HostedResponse = z.object({
  violations: z.array(
    z.object({
      hazard: z.enum(hazardIds),
      severity: z.enum(severities),
      description: z.string(),
      because: z.string(),
      confidence: z.number(),
      boxes: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
    }),
  ),
})
export type HostedResponse = z.infer<typeof HostedResponse>

const MAX_VIOLATIONS = 20
const LONGEST_SENTENCE = 200

/**
 * The model's words and boxes, but the product's own codes and remedies: a model may invent a code. What it says is no
 * proof of a breach, so its findings are advisory.
 */
export function violationsFrom(
  response: HostedResponse,
  { site, ...frame }: { width: number; height: number; site: SiteRules | null },
): Violation[] {
  const law = citableLaw(site)
  return response.violations
    .slice(0, MAX_VIOLATIONS)
    .flatMap(({ hazard: id, severity, description, because, confidence, boxes }) => {
      const text = sentence(description)
      if (!text) return []
      const name = message(`hazard.${id}.name`)
      const placed = boxes.flatMap(box => {
        const [across, down] = [frame.width / GRID, frame.height / GRID]
        return (
          clip(
            { x: box.x * across, y: box.y * down, width: box.width * across, height: box.height * down },
            frame.width,
            frame.height,
          ) ?? []
        )
      })
      return [
        {
          rule: 'hosted',
          hazard: id,
          type: name,
          description: { code: 'hosted.description', params: {}, text },
          severity,
          location: describeLocation(placed.length ? enclosing(placed) : { x: 0, y: 0, ...frame }, frame),
          boundingBoxes: placed.map(box => ({ ...box, label: name.text, labelCode: id, severity })),
          ...cited(id, law, 'advisory'),
          remediationSteps: remedies(id, law),
          because: {
            code: 'hosted.because',
            params: {},
            text: sentence(because) || 'seen by the hosted model',
          },
          confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
        },
      ]
    })
}

const sentence = (words: string) => words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SENTENCE)
