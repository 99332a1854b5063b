import { readFile } from 'node:fs/promises'
import { type ProductUpdatesDeps, ProductUpdatesService } from './product-updates.service'

type Deps = Omit<ProductUpdatesDeps, 'readChangelog'> & { config: { changelog: string } }

export function productUpdatesFeature(deps: Deps) {
  const readChangelog = () => readFile(deps.config.changelog, 'utf8').catch(() => '')
  const updates = new ProductUpdatesService({ ...deps, readChangelog })
  return {
    start: async ({ work }: { work: boolean }) => {
      if (work) await updates.announce()
    },
  }
}
