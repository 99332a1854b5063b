import type { Language } from '@plumbline/domain'
import { tagLists } from '@plumbline/languages/lists/tag-lists'
import type { Tag } from './regulation'

/** A tag of the library in the reader's language; what an organization made up stays as it is. */
export const tagIn = (language: Language, tag: string): string => tagLists[language][tag as Tag] ?? tag
