export * from './analysis'
export * from './learning'
export * from './questions'
