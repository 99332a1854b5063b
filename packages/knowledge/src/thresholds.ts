import type { HazardId } from '@plumbline/domain'
import { controls } from './hazard'
import { hazard } from './hazards/index'
import type { Law } from './laws/law'
import { forPlace, type LawPlace } from './laws/place'
import type { Question } from './questions'
import type { ThresholdId } from './threshold-ids'

type Unit = 'ft' | 'in' | 'm' | 'cm' | 'mm' | 'gal' | 'V' | 'kV' | 'h' | 'dB(A)' | 'µg/m³' | 'mg/m³'

/** A value in the unit of the law: exact, from a value up, a range or with a tolerance. A table has only a number. */
export type Figure =
  | `${'' | '≥ '}${number} ${Unit}`
  | `${number}–${number} ${Unit}`
  | `${number} ± ${number} ${Unit}`
  | `${number}`

/** A figure with the code of the library record that has it; null where a state differs and the library doesn't say how. */
type Threshold = readonly [figure: Figure, code: string] | null
type ByPlace = Readonly<Partial<Record<LawPlace, Threshold>>>

/** Trenches, scaffolds and cranes are construction work wherever they are, so part 1926 applies in a plant too. */
const inAllOfUs = (threshold: Threshold): ByPlace => ({
  'us-construction': threshold,
  'us-general-industry': threshold,
})

/** Where several levels depend on the voltage, the lower distance is the one that covers all but the highest of them. */
const powerLines = {
  lineDistance: {
    ...inAllOfUs(['20 ft', '29 CFR 1926.1408']),
    germany: ['4 m', 'DGUV Vorschrift 3 § 7'],
    france: ['3 m', 'FR Code du travail R4534-108'],
    spain: ['5 m', 'ES RD 614/2001 anexo I'],
    ontario: ['4.5 m', 'O. Reg. 213/91 s. 188'],
    'british-columbia': ['4.5 m', 'BC OHSR s. 19.24.1'],
    quebec: ['8 m', 'Quebec S-2.1, r. 4 s. 5.2.1'],
  },
  lineDistanceHigh: {
    ...inAllOfUs(['50 ft', '29 CFR 1926.1409']),
    germany: ['5 m', 'DGUV Vorschrift 3 § 7'],
    france: ['5 m', 'FR Code du travail R4534-108'],
    spain: ['7 m', 'ES RD 614/2001 anexo I'],
    ontario: ['6 m', 'O. Reg. 213/91 s. 188'],
    'british-columbia': ['6 m', 'BC OHSR s. 19.24.1'],
    quebec: ['12 m', 'Quebec S-2.1, r. 4 s. 5.2.1'],
  },
  lineVoltage: {
    ...inAllOfUs(['350 kV', '29 CFR 1926.1409']),
    germany: ['220 kV', 'DGUV Vorschrift 3 § 7'],
    france: ['50 kV', 'FR Code du travail R4534-108'],
    spain: ['220 kV', 'ES RD 614/2001 anexo I'],
    ontario: ['250 kV', 'O. Reg. 213/91 s. 188'],
    'british-columbia': ['250 kV', 'BC OHSR s. 19.24.1'],
    quebec: ['550 kV', 'Quebec S-2.1, r. 4 s. 5.2.1'],
  },
} satisfies Partial<Record<ThresholdId, ByPlace>>

/** Where a law is missing its rule has no such figure, or none that the library has. */
export const thresholds: Readonly<Record<ThresholdId, ByPlace>> = {
  edgeHeight: {
    'us-construction': ['6 ft', '29 CFR 1926.501(b)(1)'],
    'us-general-industry': ['4 ft', '29 CFR 1910.28(b)(1)'],
    'US-CA:construction': ['7.5 ft', 'CA 8 CCR 1670'],
    'US-CA': ['30 in', 'CA 8 CCR 3210'],
    'US-WA': ['4 ft', 'WAC 296-880'],
    germany: ['1 m', 'DE ArbStättV Anhang Nr. 2.1'],
    'germany:construction': ['2 m', 'DE ArbStättV Anhang Nr. 5.2'],
    spain: ['2 m', 'ES RD 486/1997 anexo I A.3'],
    'spain:construction': ['2 m', 'ES RD 1627/1997 anexo IV C.3'],
    canada: ['3 m', 'Canada SOR/86-304 s. 12.07'],
    'ontario:construction': ['3 m', 'O. Reg. 213/91 s. 26'],
    'british-columbia': ['3 m', 'BC OHSR s. 11.2'],
    alberta: ['3 m', 'Alberta OHS Code s. 139'],
    quebec: ['3 m', 'Quebec RSST s. 33.1'],
    'quebec:construction': ['3 m', 'Quebec S-2.1, r. 4 s. 2.9.1'],
    'australia:construction': ['2 m', 'AU WHS Regulations r. 291'],
    'AU-VIC': ['2 m', 'AU VIC OHS Regulations 2017 r. 44'],
    'china:construction': ['2 m', 'CN JGJ 80'],
  },
  // Roofs have limits of their own in most states and countries.
  roofHeight: {
    'us-construction': ['6 ft', '29 CFR 1926.501(b)(10)'],
    'US-CA': null,
    'US-MI': null,
    'US-OR': null,
    'US-WA': null,
  },
  guardrailHeight: {
    'us-construction': ['42 ± 3 in', '29 CFR 1926.502(b)'],
    'us-general-industry': ['42 ± 3 in', '29 CFR 1910.29'],
    'US-CA': null,
    'uk:construction': ['≥ 950 mm', 'UK WAH 2005 Sch. 2'],
    germany: ['≥ 1 m', 'ASR A2.1'],
    france: ['1–1.1 m', 'FR Code du travail R4323-59'],
    spain: ['≥ 90 cm', 'ES RD 486/1997 anexo I A.3'],
    'spain:construction': ['≥ 90 cm', 'ES RD 1627/1997 anexo IV C.3'],
    canada: ['900–1100 mm', 'Canada SOR/86-304 s. 2.12'],
    'ontario:construction': ['0.9–1.1 m', 'O. Reg. 213/91 s. 26.3'],
    quebec: ['1–1.2 m', 'Quebec RSST s. 12'],
    'quebec:construction': ['1–1.2 m', 'Quebec S-2.1, r. 4 s. 3.8.3'],
  },
  scaffoldHeight: {
    ...inAllOfUs(['10 ft', '29 CFR 1926.451(g)(1)']),
    'US-CA': null,
    'US-WA': null,
    'US-MI': null,
    'germany:construction': ['2 m', 'DE ArbStättV Anhang Nr. 5.2'],
    spain: ['2 m', 'ES RD 1627/1997 anexo IV C.3'],
    canada: ['3 m', 'Canada SOR/86-304 s. 12.07'],
    ontario: ['3 m', 'O. Reg. 213/91 s. 26'],
    'british-columbia': ['3 m', 'BC OHSR s. 11.2'],
    alberta: ['3 m', 'Alberta OHS Code s. 139'],
    quebec: ['3 m', 'Quebec S-2.1, r. 4 s. 2.9.1'],
    australia: ['2 m', 'AU WHS Regulations r. 291'],
    'AU-VIC': ['2 m', 'AU VIC OHS Regulations 2017 r. 44'],
    china: ['2 m', 'CN JGJ 80'],
  },
  ladderExtension: {
    'us-construction': ['3 ft', '29 CFR 1926.1053(b)(1)'],
    'us-general-industry': ['3 ft', '29 CFR 1910.23'],
    germany: ['1 m', 'DGUV Information 208-016'],
    france: ['1 m', 'FR Code du travail R4323-87'],
    spain: ['1 m', 'ES RD 1215/1997 anexo II 4.2'],
    'ontario:construction': ['900 mm', 'O. Reg. 213/91 s. 83'],
    'british-columbia': ['1 m', 'BC OHSR Part 13'],
    alberta: ['1 m', 'Alberta OHS Code s. 136'],
    quebec: ['900 mm', 'Quebec RSST s. 26'],
    'quebec:construction': ['900 mm', 'Quebec S-2.1, r. 4 s. 3.5.6'],
  },
  trenchDepth: {
    ...inAllOfUs(['5 ft', '29 CFR 1926.652(a)(1)']),
    'US-CA': ['5 ft', 'CA 8 CCR 1541.1'],
    'US-WA': ['4 ft', 'WAC 296-155-657'],
    'US-MI': ['5 ft', 'MIOSHA CS Part 9'],
    germany: ['1.25 m', 'DIN 4124'],
    france: ['1.3 m', 'FR Code du travail R4534-24'],
    canada: ['1.4 m', 'Canada SOR/86-304 s. 3.12'],
    ontario: ['1.2 m', 'O. Reg. 213/91 s. 234'],
    'british-columbia': ['1.2 m', 'BC OHSR s. 20.81'],
    alberta: ['1.5 m', 'Alberta OHS Code s. 450'],
    quebec: ['1.2 m', 'Quebec S-2.1, r. 4 s. 3.15.3'],
    australia: ['1.5 m', 'AU WHS Regulations r. 291'],
  },
  spoilDistance: {
    ...inAllOfUs(['2 ft', '29 CFR 1926.651(j)(2)']),
    'US-CA': ['2 ft', 'CA 8 CCR 1541'],
    germany: ['0.6 m', 'DIN 4124'],
    france: ['40 cm', 'FR Code du travail R4534-32'],
    canada: ['1 m', 'Canada SOR/86-304 s. 3.12'],
    quebec: ['1.2 m', 'Quebec S-2.1, r. 4 s. 3.15.3'],
  },
  trenchExitDepth: {
    ...inAllOfUs(['4 ft', '29 CFR 1926.651(c)(2)']),
    'US-CA': ['4 ft', 'CA 8 CCR 1541'],
    'US-MI': null,
  },
  trenchExitDistance: {
    ...inAllOfUs(['25 ft', '29 CFR 1926.651(c)(2)']),
    'US-CA': ['25 ft', 'CA 8 CCR 1541'],
  },
  trenchAirDepth: inAllOfUs(['4 ft', '29 CFR 1926.651(g)']),
  ...powerLines,
  livePartVoltage: {
    'us-construction': ['50 V', '29 CFR 1926.403(i)'],
    'us-general-industry': ['50 V', '29 CFR 1910.303'],
  },
  outletVoltage: {
    'us-construction': ['120 V', '29 CFR 1926.404(b)(1)'],
    'quebec:construction': ['125 V', 'Quebec S-2.1, r. 4 s. 2.11.9'],
  },
  liquidIndoors: { 'us-construction': ['25 gal', '29 CFR 1926.152(b)'] },
  liquidInUse: { 'us-construction': ['5 gal', '29 CFR 1926.150(c)(1)'] },
  liquidExtinguisher: { 'us-construction': ['50 ft', '29 CFR 1926.150(c)(1)'] },
  oxygenDistance: {
    'us-construction': ['20 ft', '29 CFR 1926.350(a)'],
    'us-general-industry': ['20 ft', '29 CFR 1910.253'],
  },
  oxygenWall: {
    'us-construction': ['5 ft', '29 CFR 1926.350(a)'],
    'us-general-industry': ['5 ft', '29 CFR 1910.253'],
  },
  extinguisherDistance: {
    'us-construction': ['100 ft', '29 CFR 1926.150(c)(1)'],
    'us-general-industry': ['75 ft', '29 CFR 1910.157(d)'],
  },
  noiseLevel: {
    'us-construction': ['90 dB(A)', '29 CFR 1926.52'],
    'us-general-industry': ['90 dB(A)', '29 CFR 1910.95'],
    'us-mining': ['90 dB(A)', '30 CFR 62.130'],
    uk: ['85 dB(A)', 'UK Noise 2005 reg. 4'],
    eu: ['85 dB(A)', 'EU 2003/10/EC'],
    germany: ['85 dB(A)', 'DE LärmVibrationsArbSchV § 6'],
    france: ['85 dB(A)', 'FR Code du travail R4431-2'],
    spain: ['85 dB(A)', 'ES RD 286/2006 art. 5'],
    canada: ['87 dB(A)', 'Canada SOR/86-304 s. 7.4'],
    ontario: ['85 dB(A)', 'O. Reg. 381/15'],
    quebec: ['85 dB(A)', 'Quebec RSST s. 131'],
    'quebec:construction': ['85 dB(A)', 'Quebec S-2.1, r. 4 s. 2.21.2'],
    australia: ['85 dB(A)', 'AU WHS Regulations r. 56'],
    china: ['85 dB(A)', 'CN GBZ 2.2-2007'],
  },
  silicaLimit: {
    'us-construction': ['50 µg/m³', '29 CFR 1926.1153'],
    'us-general-industry': ['50 µg/m³', '29 CFR 1910.1053'],
    germany: ['0.05 mg/m³', 'TRGS 559'],
    australia: ['0.05 mg/m³', 'AU WHS Regulations r. 49'],
  },
  silicaTable: { 'us-construction': ['1', '29 CFR 1926.1153(c)'] },
  deathReport: {
    ...inAllOfUs(['8 h', '29 CFR 1904.39']),
    'US-CA': ['8 h', 'CA 8 CCR 342'],
  },
  injuryReport: {
    ...inAllOfUs(['24 h', '29 CFR 1904.39']),
    'US-CA': ['8 h', 'CA 8 CCR 342'],
  },
}

/** The numbers of a hazard's remedies: what is urgent first, then by the hierarchy of controls. */
export const remedyNumbers = (id: HazardId): number[] =>
  controls.flatMap(control => hazard(id).remedies[control] ?? [])

/** Figures that fill in a text under this law. Empty where one of them is missing: the text then has a variant without any. */
function figuresUnder(law: Law | null, names: readonly ThresholdId[] = []): Record<string, string> {
  const found = names.map(name => [name, law && forPlace(thresholds[name], law)?.[0]])
  return found.every(([, figure]) => figure) ? Object.fromEntries(found) : {}
}

/** What fills in a remedy of a hazard. */
export const figuresFor = (id: HazardId, remedy: number, law: Law | null) =>
  figuresUnder(law, hazard(id).figures?.[remedy])

/** What fills in a question. */
export const figuresIn = ({ figures }: Question, law: Law | null) => figuresUnder(law, figures)
