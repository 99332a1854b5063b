import type example from '../public-site/example.json'

export type ExampleFinding = (typeof example.violations)[number]
