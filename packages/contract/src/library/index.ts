export * from './regulation-feeds'
export * from './regulation-imports'
export * from './regulation-records'
export * from './regulations'
