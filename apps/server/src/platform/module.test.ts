import { expect, test } from 'vitest'
import { rateLimits } from './db/limits.tables'
import { exported, type Module, ofInstallation, requireDistinct, requireHandlers } from './module'

const module = (name: string, given: Partial<Module>): Module => ({ name, tables: [], jobs: [], ...given })

test('a table has one owner', () => {
  const work = module('work', { tables: [exported(rateLimits)] })
  const findings = module('findings', { tables: [ofInstallation(rateLimits)] })
  expect(() => requireDistinct([work, findings])).toThrow(
    'apps/server/src/modules/findings/findings.module.ts declares the table rate_limits, which apps/server/src/modules/work/work.module.ts declares already.',
  )
})

test('a job has one owner', () => {
  const modules = [module('work', { jobs: ['tasks.remind'] }), module('findings', { jobs: ['tasks.remind'] })]
  expect(() => requireDistinct(modules)).toThrow('findings.module.ts declares the job tasks.remind')
})

test('a job that a module declares has a handler', () => {
  expect(() => requireHandlers([module('work', { jobs: ['tasks.remind'] })], [])).toThrow(
    'apps/server/src/modules/work/work.module.ts declares the job tasks.remind, but no feature has a handler for it.',
  )
})

test('a handler is for a job that a module declares', () => {
  expect(() => requireHandlers([module('work', {})], ['tasks.remind'])).toThrow(
    "No module declares the job tasks.remind: add 'tasks.remind' to jobs in apps/server/src/modules/<module>/<module>.module.ts.",
  )
})
