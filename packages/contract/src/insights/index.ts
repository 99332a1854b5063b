export * from './dashboard'
export * from './events'
export * from './saved-views'
export * from './search'
