/** A record in another language: all of it, the gist of it, or its title alone. */
export type RecordText = {
  title: string
  summary?: string | undefined
  /** As many points as the record has. */
  check?: string[] | undefined
  gist?: string | undefined
}

/** A prepared answer in another language. */
export type AnswerText = {
  lead?: string | undefined
  text: string
  do?: string | undefined
  questions: string[]
}

export type BuiltTranslations = {
  records: Record<string, RecordText>
  answers: Record<string, AnswerText>
}

/** What the knowledge is called in a language: records by code, prepared answers by id. */
export type Translations = {
  records: ReadonlyMap<string, RecordText>
  answers: ReadonlyMap<string, AnswerText>
}
