export * from './fixes'
export * from './suggestions'
export * from './task-history'
export * from './tasks'
