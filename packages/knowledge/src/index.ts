export type { Citation } from './citations/citation'
export { citation, citations, unknownCodes } from './citations/index'
export { citationFor, type DutyId, duties, relatedFor, requireKnownCodes } from './duties/index'
export { type Control, controls, Hazard } from './hazard'
export { hazard, hazards } from './hazards/index'
export { assumedLaw, citableLaw, type Law, type LawId, type LawInput, lawIds, lawOf } from './laws/law'
export { type NoiseLimits, noiseLimits } from './laws/noise-limits'
export { type StatePlan, statePlanOf, statePlans } from './laws/state-plans'
export {
  dosePercent,
  IMPULSE_PEAK_LIMIT_DB,
  type NoiseCriterion,
  nioshRecommended,
  oshaActionLevel,
  oshaNoiseTable,
  oshaPermissible,
  permittedHours,
  timeWeightedAverage,
} from './noise'
export {
  gravityOf,
  type InjurySeverity,
  type PenaltyMaxima,
  type Probability,
  penaltyAdjustments,
  penaltyMaxima,
  penaltyMaximaOn,
} from './penalties'
export {
  type Penalty,
  type PenaltyCase,
  type PenaltyFactor,
  type PenaltyFacts,
  penaltyCases,
  penaltyFor,
} from './penalty-method'
export {
  type AskedItem,
  type AssessedPosture,
  type AssessedStep,
  assessPosture,
  type MeasuredAngles,
  type PostureAnswers,
  type PostureAssessment,
} from './posture/assess'
export {
  isRecognized,
  MAX_QUESTIONS,
  POSSIBLE,
  type Question,
  question,
  questions,
  questionsFor,
  type SeenForQuestions,
} from './questions'
export { figuresFor, figuresIn, remedyNumbers } from './thresholds'
