import { z } from 'zod'

/**
 * How a record was checked. `official text`: read beside the official text, and its figures are compared with it by a
 * test. `section list`: number and heading stand in the official list of sections, the content is from memory.
 * `from memory`: neither was at hand.
 */
export const verificationMethods = ['official text', 'section list', 'from memory'] as const
export type VerificationMethod = (typeof verificationMethods)[number]

export const Verification = z
  .strictObject({
    how: z.enum(verificationMethods),
    /** Which text or list it was compared with: 'eCFR, 30 September 2025'. */
    version: z.string().min(4).max(160).optional(),
    /** The day it was checked last. */
    on: z.iso.date(),
  })
  .refine(({ how, version }) => how === 'from memory' || version !== undefined, {
    message: 'what was compared with a text names the text',
  })
export type Verification = z.infer<typeof Verification>
