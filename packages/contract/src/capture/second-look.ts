import { lookAnswers, lookFaults, visionProviders } from '@plumbline/domain'
import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { oneOf, text } from '../fields'

export const MAX_VISION_URL = 500

export const SecondLookSettings = z.object({
  /** The organization's own model; null until one is connected. Its key is never sent. */
  model: z.nullable(
    z.object({
      provider: z.enum(visionProviders),
      model: z.string(),
      /** Null where the provider has one address for everybody. */
      baseUrl: z.nullable(z.string()),
      /** Where pictures go. */
      host: z.string(),
      hasKey: z.boolean(),
      enabled: z.boolean(),
      /** Who agreed that pictures are sent to this host, and when. */
      confirmedBy: z.nullable(z.string()),
      confirmedAt: z.nullable(IsoDateTime),
    }),
  ),
  /** What this installation uses for organizations without a model of their own. */
  installation: z.nullable(z.object({ model: z.string(), host: z.string() })),
})
export type SecondLookSettings = z.output<typeof SecondLookSettings>

export const VisionModel = z.strictObject({
  provider: oneOf(visionProviders),
  model: text(200),
  /** Where an OpenAI-compatible server is, up to and including `/v1`. */
  baseUrl: z.optional(
    z.string('vision_url_invalid').check(
      z.trim(),
      z.maxLength(MAX_VISION_URL, 'too_long'),
      z.refine(url => URL.canParse(url) && /^https?:\/\//i.test(url), 'vision_url_invalid'),
    ),
  ),
  /** Left out, the one that is stored stays. */
  apiKey: z.optional(text(500)),
})

/** The model's answer to a question about a drawing of ours, or why there is none. */
export const SecondLookTrial = z.object({
  answer: z.nullable(z.enum(lookAnswers)),
  seen: z.string(),
  fault: z.nullable(z.enum(lookFaults)),
})
export type SecondLookTrial = z.output<typeof SecondLookTrial>

const PATH = '/api/second-look'

export const getSecondLook = endpoint({
  method: 'GET',
  path: PATH,
  access: 'admin',
  summary: 'Get the vision model that takes a second look at photos',
  response: SecondLookSettings,
})

export const saveSecondLook = endpoint({
  method: 'PUT',
  path: PATH,
  changes: [PATH, '/api/events'],
  access: 'admin',
  summary: 'Connect a vision model, or change it. Another host has to be confirmed before it is switched on',
  body: VisionModel,
  response: SecondLookSettings,
  errors: ['too_many'],
})

export const switchSecondLook = endpoint({
  method: 'PATCH',
  path: PATH,
  changes: [PATH, '/api/events'],
  access: 'admin',
  summary: 'Turn the second look on or off. On, the host that photos are sent to has to be named',
  body: z.strictObject({ enabled: z.boolean(), host: z.optional(text(300)) }),
  response: SecondLookSettings,
  errors: ['not_found'],
})

export const trySecondLook = endpoint({
  method: 'POST',
  path: `${PATH}/try`,
  changes: [],
  access: 'admin',
  summary: 'Ask the model about a drawing of ours',
  response: SecondLookTrial,
  errors: ['not_found', 'too_many'],
})

export const deleteSecondLook = endpoint({
  method: 'DELETE',
  path: PATH,
  changes: [PATH, '/api/events'],
  access: 'admin',
  summary: 'Disconnect the vision model and delete its key',
  response: SecondLookSettings,
})
