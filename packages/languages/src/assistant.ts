import type { assistant } from '../en/assistant'
import type { signs } from '../en/assistant/emergency-signs'

type Cues<English> = {
  readonly [Key in keyof English]: English[Key] extends RegExp
    ? RegExp
    : English[Key] extends string
      ? string
      : English[Key] extends Readonly<Record<string, number>>
        ? English[Key]
        : Cues<English[Key]>
}

/** What each kind of emergency is told by. */
export type EmergencySigns = Cues<typeof signs>

/** What the assistant listens for in a language; en/assistant explains each part. */
export type AssistantCues = Cues<typeof assistant>
