import type { Language, ResponseOf, regulationSummary } from '@plumbline/contract'
import { tagIn } from '@plumbline/knowledge/regulations/tag-words'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { profiles } from '@plumbline/languages/lists/profiles'
import { loadFormatter } from '@plumbline/messages'
import type { StoredRegulation } from './regulations.repository'

/** '6 ft (1.8 m)', '90 dBA', '$16,550', '24 hours': what reads the same in every language. */
const figure =
  /\$?\d[\d,.]*(?:\s?(?:ft|feet|foot|in|inches|m|cm|mm|lb|kg|kN|psi|volts|V|kV|A|dBA|dB|ppm|mg\/m³|µg\/m³|%|°F|°C|hours?|days?|minutes?))\b\.?(?:\s\([^)]{1,20}\))?|\$\d[\d,.]*/g

const figuresIn = (text: string) => [...new Set(text.match(figure) ?? [])].slice(0, 6)

/**
 * A regulation in plain language. The built-in ones are written plainly, in English and in the reader's language. Where
 * that translation is missing we say what it is about and its figures, and that the rest is in English. An
 * organization's own text is given as it was written.
 */
export async function plainSummary(
  row: StoredRegulation,
  language: Language,
): Promise<ResponseOf<typeof regulationSummary>> {
  const points = (row.description ?? '')
    .split('\n')
    .filter(line => line.startsWith('- '))
    .map(line => line.slice(2))
  if (row.origin !== 'built-in') return { summary: row.summary, language: null, points }
  if (language === 'en') return { summary: row.summary, language, points }
  const { summary, gist, check = [] } = translationsFor(language).records.get(row.code) ?? {}
  if (summary ?? gist) return { summary: summary ?? gist ?? '', language, points: check }
  const { translate } = await loadFormatter(language)
  const subjects = row.tags.filter(tag => tag !== 'osha').map(tag => tagIn(language, tag))
  const figures = figuresIn(row.summary)
  const body = row.regulatoryBody === 'Other' ? row.code : row.regulatoryBody
  const parts = [
    translate('regulation-print', 'plain.about', {
      subjects: subjects.join(profiles[language].listSeparator),
    }),
    ...(figures.length > 0
      ? [translate('regulation-print', 'plain.figures', { figures: figures.join('; ') })]
      : []),
    translate('regulation-print', `plain.risk.${row.riskLevel}`),
    translate('regulation-print', 'plain.publisher', { body, place: row.jurisdiction }),
    translate('regulation-print', 'plain.inEnglish'),
  ]
  return { summary: parts.join(profiles[language].isSpaced ? ' ' : ''), language, points: [] }
}
