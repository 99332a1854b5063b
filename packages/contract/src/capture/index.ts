export * from './analysis'
export * from './learning'
export * from './posture'
export * from './questions'
