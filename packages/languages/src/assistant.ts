import type { assistant } from '../en/assistant'
import type { emergency } from '../en/assistant/emergency'
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

/** What people type in an emergency. */
export type EmergencySigns = Cues<typeof signs>

/** The same, with what tells it from a question. */
export type EmergencyWords = Cues<typeof emergency>

/** What the assistant listens for in a language; en/assistant explains each part. */
export type AssistantCues = Cues<typeof assistant>
