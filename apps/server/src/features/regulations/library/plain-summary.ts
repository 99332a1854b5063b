import type { Language, ResponseOf, regulationSummary, Severity } from '@plumbline/contract'
import { tagIn } from '@plumbline/knowledge/regulations/tag-words'
import type { StoredRegulation } from './regulations.repository'

type Sentences = {
  about: (subjects: string) => string
  from: (body: string, place: string) => string
  figures: (figures: string) => string
  risk: Record<Severity, string>
  inEnglish: string
}

const sentences: Record<Exclude<Language, 'en'>, Sentences> = {
  es: {
    about: subjects => `Esta norma trata de: ${subjects}.`,
    from: (body, place) => `La publica ${body} (${place}).`,
    figures: figures => `Valores que fija: ${figures}.`,
    risk: { High: 'El riesgo es alto.', Medium: 'El riesgo es medio.', Low: 'El riesgo es bajo.' },
    inEnglish: 'El texto detallado está disponible solo en inglés.',
  },
  fr: {
    about: subjects => `Cette règle porte sur : ${subjects}.`,
    from: (body, place) => `Elle émane de ${body} (${place}).`,
    figures: figures => `Valeurs fixées : ${figures}.`,
    risk: { High: 'Le risque est élevé.', Medium: 'Le risque est moyen.', Low: 'Le risque est faible.' },
    inEnglish: 'Le texte détaillé n’existe qu’en anglais.',
  },
  de: {
    about: subjects => `Diese Vorschrift behandelt: ${subjects}.`,
    from: (body, place) => `Sie stammt von ${body} (${place}).`,
    figures: figures => `Festgelegte Werte: ${figures}.`,
    risk: { High: 'Das Risiko ist hoch.', Medium: 'Das Risiko ist mittel.', Low: 'Das Risiko ist gering.' },
    inEnglish: 'Der ausführliche Text liegt nur auf Englisch vor.',
  },
  zh: {
    about: subjects => `本规定涉及：${subjects}。`,
    from: (body, place) => `发布机构：${body}（${place}）。`,
    figures: figures => `规定的数值：${figures}。`,
    risk: { High: '风险等级：高。', Medium: '风险等级：中。', Low: '风险等级：低。' },
    inEnglish: '详细内容仅有英文版本。',
  },
}

/** '6 ft (1.8 m)', '90 dBA', '$16,550', '24 hours': what reads the same in every language. */
const figure =
  /\$?\d[\d,.]*(?:\s?(?:ft|feet|foot|in|inches|m|cm|mm|lb|kg|kN|psi|volts|V|kV|A|dBA|dB|ppm|mg\/m³|µg\/m³|%|°F|°C|hours?|days?|minutes?))\b\.?(?:\s\([^)]{1,20}\))?|\$\d[\d,.]*/g

const figuresIn = (text: string) => [...new Set(text.match(figure) ?? [])].slice(0, 6)

/**
 * A regulation in plain language. The built-in ones are written plainly in English; in another language we say what it
 * is about and its figures, and that the rest is in English. An organization's own text is given as it was written.
 */
export function plainSummary(
  row: StoredRegulation,
  language: Language,
): ResponseOf<typeof regulationSummary> {
  const points = (row.description ?? '')
    .split('\n')
    .filter(line => line.startsWith('- '))
    .map(line => line.slice(2))
  if (row.origin !== 'built-in') return { summary: row.summary, language: null, points }
  if (language === 'en') return { summary: row.summary, language, points }
  const say = sentences[language]
  const subjects = row.tags.filter(tag => tag !== 'osha').map(tag => tagIn(language, tag))
  const figures = figuresIn(row.summary)
  const parts = [
    say.about(subjects.join(language === 'zh' ? '、' : ', ')),
    ...(figures.length > 0 ? [say.figures(figures.join('; '))] : []),
    say.risk[row.riskLevel],
    say.from(row.regulatoryBody === 'Other' ? row.code : row.regulatoryBody, row.jurisdiction),
    say.inEnglish,
  ]
  return { summary: parts.join(language === 'zh' ? '' : ' '), language, points: [] }
}
