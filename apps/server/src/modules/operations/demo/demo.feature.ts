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
    /**
     * Creates the demo accounts with their history and queues the sample pictures, unless that was done before. Says
     * whether it was done now.
     */
    seedDemo: async (samples = join(deps.config.webRoot, 'samples')) => {
      const isNew = await seedAccounts({ ...deps, samples })
      if (isNew) await analyzeSamples({ ...deps, samples })
      return isNew
    },
  }
}
