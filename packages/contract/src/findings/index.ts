export * from './report-links'
export * from './violation-history'
export * from './violation-insights'
export * from './violations'
