import { join } from 'node:path'
import type { Config } from '../../../config'
import { handler } from '../../../platform/jobs/jobs'
import { analyzeSamples, type DemoDeps, type SampleDeps, seedAccounts } from './demo'
import { holdConversations } from './demo.jobs'
import { type ConversationsDeps, DemoConversations } from './demo-conversations'

type Deps = Omit<DemoDeps & SampleDeps & ConversationsDeps, 'samples'> & { config: Config }

export function demoFeature(deps: Deps) {
  const conversations = new DemoConversations(deps)
  return {
    handlers: [handler(holdConversations, () => conversations.hold())],
    /** Creates the demo accounts with their history and analyzes the sample pictures, unless that was done before. */
    seedDemo: async (samples = join(deps.config.webRoot, 'samples')) => {
      if (await seedAccounts({ ...deps, samples })) await analyzeSamples({ ...deps, samples })
    },
  }
}
