import { plain } from '@plumbline/knowledge/lexicon/index'
import type { IndexedDocument } from './document'

/** Where the reader works. */
export type Preference = {
  industry?: string | undefined
  /** As in the library: 'US', 'Germany'. */
  jurisdiction?: string | undefined
  /** ISO 3166-2: the state or province. */
  region?: string | undefined
}

type Described = Pick<IndexedDocument, 'industry' | 'jurisdiction' | 'region' | 'position' | 'title' | 'tags'>

const INDUSTRY_BOOST = 1.15
const DEFINITION_BOOST = 1.6
const PENALTY_BOOST = 1.8
/** Rules of the Union stand above those of its members; standards of the world nowhere bind, and nowhere mislead. */
const SHARED = 0.85
const ELSEWHERE = 0.35

/** What people write when they mean a place's rules, whoever they are. */
const places: readonly (readonly [pattern: RegExp, jurisdiction: string, region?: string])[] = [
  [/\b(california|cal ?osha|cal\/osha|dosh california)\b/, 'US', 'US-CA'],
  [/\bwashington state\b|\bwisha\b/, 'US', 'US-WA'],
  [/\boregon\b/, 'US', 'US-OR'],
  [/\b(michigan|miosha)\b/, 'US', 'US-MI'],
  [/\bnorth carolina\b/, 'US', 'US-NC'],
  [/\b(virginia|vosh)\b/, 'US', 'US-VA'],
  [/\b(arizona|adosh)\b/, 'US', 'US-AZ'],
  [/\bnevada\b/, 'US', 'US-NV'],
  [/\b(uk|britain|british|england|hse|großbritannien)\b/, 'UK'],
  [/\b(germany|german|deutschland|dguv|berufsgenossenschaft)\b|德国/, 'Germany'],
  [/\b(france|french law|code du travail)\b|法国/, 'France'],
  [/\b(spain|spanish law|espana|real decreto)\b|西班牙/, 'Spain'],
  [/\b(china|chinese)\b|中国/, 'China'],
  [/\bontario\b/, 'Canada', 'CA-ON'],
  [/\b(quebec|cnesst|cstc|rsst)\b/, 'Canada', 'CA-QC'],
  [/\balberta\b/, 'Canada', 'CA-AB'],
  [/\bbritish columbia\b|\bworksafebc\b/, 'Canada', 'CA-BC'],
  [/\b(canada|canadian|kanada)\b|加拿大/, 'Canada'],
  [/\bvictoria\b|\bworksafe victoria\b/, 'Australia', 'AU-VIC'],
  [/\b(australia|australian|australien)\b|澳大利亚/, 'Australia'],
  [/\b(eu|european union|directive)\b|欧盟/, 'EU'],
]

const members = new Set(['Germany', 'France', 'Spain'])

/** 'What is a competent person', in the languages of the product. */
const asksForMeaning =
  /^(what('s| is| are| does)\b(?!.*\b(limit|height|distance|depth|angle|fine|penalty|rule)\b)|who is an?\b|meaning of|define|definition|was (ist|bedeutet|heisst)|wer ist|qu.?est.ce qu|que (es|significa)|quien es|什么是|何为)|\b(mean|definition|means)\b|是什么/

/** 'Fine for no hard hat', in the languages of the product; never the fine that means all right, or dust. */
const asksForPenalty =
  /(?<!\b(?:is|it|its|it's|that|that's|are|be|still|just|feels?|looks?|works?) )\bfines?\b(?! (?:to|with|dust|particles?|grit|sand|mesh|mist|powder|print|as|if)\b)|\b(?:fined|penalt(?:y|ies)|multa(?:s|r|n|ron|rme|rnos)?|multen|sancion(?:es|ar|an|ado|ada|aron|arme|arnos)?|amendes?|bussgeld(?:er)?|geldbussen?|(?:geld)?strafen?|bestraft|prison|jail|carcel|gefangnis)\b|罚|坐牢|判刑/

/** How much a document counts for that query and that reader, relative to others that match equally well. */
export function weightFor(text: string, prefer: Preference = {}): (document: Described) => number {
  const typed = plain(text.trim())
  const [, named, namedRegion] = places.find(([pattern]) => pattern.test(typed)) ?? []
  const wanted = named ? { jurisdiction: named, region: namedRegion } : prefer
  const wantsMeaning = asksForMeaning.test(typed)
  const wantsPenalty = asksForPenalty.test(typed)
  return document => {
    // What an organization wrote applies where it works.
    const place = document.position === null ? 1 : placeWeight(document, wanted)
    const industry = prefer.industry && document.industry === prefer.industry ? INDUSTRY_BOOST : 1
    const meaning = wantsMeaning && /\(definition\)/i.test(document.title) ? DEFINITION_BOOST : 1
    const penalty = wantsPenalty && document.tags.includes('penalties') ? PENALTY_BOOST : 1
    return place * industry * meaning * penalty
  }
}

function placeWeight(
  { jurisdiction, region }: Described,
  wanted: Pick<Preference, 'jurisdiction' | 'region'>,
) {
  // A state's own rule helps only who works there or asks for it.
  if (region && region !== wanted.region) return ELSEWHERE
  if (!wanted.jurisdiction) return 1
  if (jurisdiction === wanted.jurisdiction) return region ? 1.2 : 1
  if (jurisdiction === 'International') return SHARED
  return jurisdiction === 'EU' && members.has(wanted.jurisdiction) ? SHARED : ELSEWHERE
}
