import type example from '../../example.json'

export type ExampleFinding = (typeof example.violations)[number]
