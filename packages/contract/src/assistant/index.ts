export * from './assistant'
export * from './assistant-page'
export * from './assistant-panel'
export * from './conversations'
