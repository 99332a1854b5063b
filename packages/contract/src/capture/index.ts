export * from './analysis'
export * from './learning'
export * from './picture-tags'
export * from './questions'
