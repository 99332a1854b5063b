import { plain } from '@plumbline/domain'
import { namedPlace } from '@plumbline/knowledge/laws/named-place'
import type { IndexedDocument } from './document'

/** Where the reader works. */
export type Preference = {
  industry?: string | undefined
  /** Whose rules they want first: 'OSHA', 'MSHA', 'EPA'. */
  body?: string | undefined
  /** As in the library: 'US', 'Germany'. */
  jurisdiction?: string | undefined
  /** ISO 3166-2: the state or province. */
  region?: string | undefined
}

type Described = Pick<
  IndexedDocument,
  'industry' | 'body' | 'jurisdiction' | 'region' | 'position' | 'title' | 'tags'
>

const INDUSTRY_BOOST = 1.15
const BODY_BOOST = 1.3
const DEFINITION_BOOST = 1.6
const PENALTY_BOOST = 1.8
/** Rules of the Union stand above those of its members; standards of the world nowhere bind, and nowhere mislead. */
const SHARED = 0.85
const ELSEWHERE = 0.35

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
  const wanted = namedPlace(typed) ?? prefer
  const wantsMeaning = asksForMeaning.test(typed)
  const wantsPenalty = asksForPenalty.test(typed)
  return document => {
    // What an organization wrote applies where it works.
    const place = document.position === null ? 1 : placeWeight(document, wanted)
    const industry = prefer.industry && document.industry === prefer.industry ? INDUSTRY_BOOST : 1
    const meaning = wantsMeaning && /\(definition\)/i.test(document.title) ? DEFINITION_BOOST : 1
    const penalty = wantsPenalty && document.tags.includes('penalties') ? PENALTY_BOOST : 1
    const body = prefer.body && document.body === prefer.body ? BODY_BOOST : 1
    return place * industry * body * meaning * penalty
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
