import { join } from 'node:path'
import type { Config } from '../../config'
import { analyzeSamples, type DemoDeps, type SampleDeps, seedAccounts } from './demo'

export const demoFeature = (deps: DemoDeps & Omit<SampleDeps, 'samples'> & { config: Config }) => ({
  /** Creates the demo accounts and analyzes the sample pictures, unless that was done before. */
  seedDemo: async () => {
    if (await seedAccounts(deps))
      await analyzeSamples({ ...deps, samples: join(deps.config.webRoot, 'samples') })
  },
})
