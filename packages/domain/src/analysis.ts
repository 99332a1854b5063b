/** What the analysis engine does, in its order; not every kind of media goes through every stage. */
export const engineStages = ['decoding', 'detecting', 'measuring', 'transcribing', 'reviewing'] as const
export type EngineStage = (typeof engineStages)[number]

/** The stages of an upload: in the queue, in the engine, and written to the database. */
export const analysisStages = ['waiting', ...engineStages, 'storing'] as const
export type AnalysisStage = (typeof analysisStages)[number]

/**
 * What a finding rests on. `breach`: a rule is shown broken, and one code is cited. `advisory`: somebody could be hurt,
 * but no rule is shown broken. `reported`: a person said so. `claim`: a vision model says so, and nobody has checked.
 */
export const findingBases = ['breach', 'advisory', 'reported', 'claim'] as const
export type FindingBasis = (typeof findingBases)[number]

/** Neither advice nor a model's word shows a rule broken: people read it as an observation, and nothing counts it as a violation. */
export const isObservation = ({ basis }: { basis: FindingBasis }) => basis === 'advisory' || basis === 'claim'

type JudgedFinding = { basis: FindingBasis; verdict?: string | null | undefined }

/** Whether a finding counts as a violation. The database has the same as `is_violation`. */
export const isViolation = (finding: JudgedFinding) =>
  finding.verdict !== 'dismissed' && !isObservation(finding)

/** Open or in progress, not dismissed and more than an observation. The database has the same as `is_open_violation`. */
export const isOpenViolation = (finding: JudgedFinding & { status: string }) =>
  finding.status !== 'Resolved' && isViolation(finding)

/** How many of each; what was dismissed counts nowhere. */
export function countFindings(findings: readonly JudgedFinding[]) {
  const standing = findings.filter(({ verdict }) => verdict !== 'dismissed')
  const observations = standing.filter(isObservation).length
  return { violations: standing.length - observations, observations }
}

/** Why the rules of a worksite were applied: the upload names a site, the picture shows one, or a person said so. */
export const workSiteReasons = ['site', 'picture', 'person', 'no'] as const
export type WorkSiteReason = (typeof workSiteReasons)[number]

/** The kinds of place that are told apart by how a whole picture looks; `plant` is a plant or a warehouse. */
export const sceneTypes = ['site', 'plant', 'road', 'office', 'home', 'event', 'other'] as const
export type SceneType = (typeof sceneTypes)[number]
