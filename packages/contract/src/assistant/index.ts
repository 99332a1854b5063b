export * from './assistant'
export * from './conversations'
export * from './copilot'
export * from './paulie'
