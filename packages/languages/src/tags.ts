import type { tags } from '../en/tags'

/** What the tags of the built-in regulations are called. */
export type Tags = Readonly<Record<keyof typeof tags, string>>
