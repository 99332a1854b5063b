import type { Regulation, Translated } from '@plumbline/contract/library/regulation-records'

type Texts = Pick<Regulation, 'id' | 'title' | 'summary' | 'description'> & { translated: Translated }

/** What is shown of a regulation: its translation, or the original where there is none. */
export const inReadersLanguage = ({ id, title, summary, description, translated }: Texts) => ({
  id,
  title: translated?.title ?? title,
  summary: translated?.summary ?? summary,
  description: translated ? translated.description : description,
})
