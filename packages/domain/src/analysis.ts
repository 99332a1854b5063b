/** What the analysis engine does, in its order; not every kind of media goes through every stage. */
export const engineStages = ['decoding', 'detecting', 'measuring', 'transcribing', 'reviewing'] as const
export type EngineStage = (typeof engineStages)[number]

/** The stages of an upload: in the queue, in the engine, and written to the database. */
export const analysisStages = ['waiting', ...engineStages, 'storing'] as const
export type AnalysisStage = (typeof analysisStages)[number]

/**
 * What a finding rests on. `breach`: a rule is shown broken, and one code is cited. `advisory`: somebody could be hurt,
 * but no rule is shown broken. `reported`: a person said so.
 */
export const findingBases = ['breach', 'advisory', 'reported'] as const
export type FindingBasis = (typeof findingBases)[number]

/** Why the rules of a worksite were applied: the upload names a site, the picture shows one, or a person said so. */
export const workSiteReasons = ['site', 'picture', 'person', 'no'] as const
export type WorkSiteReason = (typeof workSiteReasons)[number]

/** The kinds of place that are told apart by how a whole picture looks; `plant` is a plant or a warehouse. */
export const sceneTypes = ['site', 'plant', 'road', 'office', 'home', 'event', 'other'] as const
export type SceneType = (typeof sceneTypes)[number]
