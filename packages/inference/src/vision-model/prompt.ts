import { hazards } from '@plumbline/knowledge'
import type { Finding, Violation } from '../findings'
import { GRID } from './response'

const MAX_FINDINGS = 60

/** What the embedded detector saw guides the model: it looks where something is, and says what is missing. */
export function promptFor(
  findings: readonly Finding[],
  violations: readonly Violation[],
  frame: { width: number; height: number },
): string {
  const grid = (value: number, length: number) => Math.round((value / length) * GRID)
  const seen = findings
    .slice(0, MAX_FINDINGS)
    .map(({ label, confidence, box }) => {
      const place = [
        grid(box.x, frame.width),
        grid(box.y, frame.height),
        grid(box.width, frame.width),
        grid(box.height, frame.height),
      ]
      return `- ${label} (${confidence.toFixed(2)}) at x,y,width,height ${place.join(',')}`
    })
    .join('\n')
  return `You are a safety inspector looking at one photo of a workplace. Name the safety violations that can be seen in it, and only those that can be seen.

A detector has already found (coordinates in thousandths of the picture, origin top left):
${seen || '- nothing'}

Rules have already reported:
${violations.map(({ hazard, description }) => `- ${hazard}: ${description.text}`).join('\n') || '- nothing'}

Check what was reported and add what is missing: edges, holes, scaffolds, ladders, trenches, suspended loads, wiring, gas cylinders, blocked exits, housekeeping and the like. Report again what you confirm.
Do not accuse ordinary people in a picture that shows no workplace. There is no rule that asks for a high-visibility vest everywhere: name it only beside traffic or moving plant, or on a flagger.

Answer as JSON: {"violations": [{"hazard", "severity", "description", "because", "confidence", "boxes": [{"x", "y", "width", "height"}]}]}
- hazard: one of ${hazards.map(({ id }) => id).join(', ')}
- severity: High, Medium or Low, by the danger to people
- description: one short, concrete sentence, like "Two people without hard hats near the excavator"
- because: what in the picture shows it
- confidence: 0 to 1
- boxes: around each person or thing concerned, in thousandths of the picture
An empty list is a good answer when nothing is wrong.`
}
