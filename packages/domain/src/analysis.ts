/** What the analysis engine does, in its order; not every kind of media goes through every stage. */
export const engineStages = ['decoding', 'detecting', 'measuring', 'transcribing', 'reviewing'] as const
export type EngineStage = (typeof engineStages)[number]

/** The stages of an upload: in the queue, in the engine, and written to the database. */
export const analysisStages = ['waiting', ...engineStages, 'storing'] as const
export type AnalysisStage = (typeof analysisStages)[number]
