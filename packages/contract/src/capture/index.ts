export * from './analysis'
export * from './learning'
export * from './questions'
export * from './second-look'
