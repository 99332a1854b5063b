import type { Regulation } from '@plumbline/knowledge/regulations/regulation'

type RegionGroup = 'americas' | 'europe' | 'asia' | 'oceania' | 'africa'

type RegionLaws = {
  slug: string
  group: RegionGroup
  /** ISO 3166-1 alpha-2; EU is reserved there for the Union. */
  code: string
  /** Languages of the product that people there work in, the most common first; empty where it has none. */
  languages: string
  /** Whose records the library has; null where it has none of the place. */
  jurisdiction: Regulation['jurisdiction'] | null
  /** The official name of each law, and how the codes of its records begin. */
  laws: readonly { name: string; codes: string }[]
}

const law = (name: string, codes: string) => ({ name, codes })

/** The regions of the public site, in the order it shows them. */
export const regionLaws: readonly RegionLaws[] = [
  {
    slug: 'united-states',
    group: 'americas',
    code: 'US',
    languages: 'en es',
    jurisdiction: 'US',
    laws: [
      law('OSHA construction standards (29 CFR 1926)', '29 CFR 1926'),
      law('OSHA general industry standards (29 CFR 1910)', '29 CFR 1910'),
      law('OSHA recordkeeping (29 CFR 1904)', '29 CFR 1904'),
      law('MSHA surface metal and nonmetal mines (30 CFR 56)', '30 CFR 56'),
      law('Cal/OSHA (8 CCR)', 'CA 8 CCR'),
    ],
  },
  {
    slug: 'canada',
    group: 'americas',
    code: 'CA',
    languages: 'en fr',
    jurisdiction: 'Canada',
    laws: [
      law('Canada Labour Code, Part II', 'Canada Labour Code'),
      law('Canada Occupational Health and Safety Regulations (SOR/86-304)', 'Canada SOR/86-304'),
      law('Ontario Construction Projects (O. Reg. 213/91)', 'O. Reg. 213/91'),
      law('Code de sécurité pour les travaux de construction (S-2.1, r. 4)', 'Quebec S-2.1, r. 4'),
      law('Alberta OHS Code', 'Alberta OHS Code'),
      law('BC OHS Regulation', 'BC OHSR'),
    ],
  },
  { slug: 'mexico', group: 'americas', code: 'MX', languages: 'es', jurisdiction: null, laws: [] },
  { slug: 'brazil', group: 'americas', code: 'BR', languages: '', jurisdiction: null, laws: [] },
  {
    slug: 'united-kingdom',
    group: 'europe',
    code: 'GB',
    languages: 'en',
    jurisdiction: 'UK',
    laws: [
      law('Health and Safety at Work etc. Act 1974', 'UK HSWA 1974'),
      law('Construction (Design and Management) Regulations 2015', 'UK CDM 2015'),
      law('Work at Height Regulations 2005', 'UK WAH 2005'),
      law('COSHH Regulations 2002', 'UK COSHH 2002'),
      law('RIDDOR 2013', 'UK RIDDOR 2013'),
    ],
  },
  {
    slug: 'european-union',
    group: 'europe',
    code: 'EU',
    languages: 'en de fr es',
    jurisdiction: 'EU',
    laws: [
      law('Framework Directive 89/391/EEC', 'EU 89/391/EEC'),
      law('Construction sites 92/57/EEC', 'EU 92/57/EEC'),
      law('Work equipment 2009/104/EC', 'EU 2009/104/EC'),
      law('Noise 2003/10/EC', 'EU 2003/10/EC'),
    ],
  },
  {
    slug: 'germany',
    group: 'europe',
    code: 'DE',
    languages: 'de en',
    jurisdiction: 'Germany',
    laws: [
      law('Arbeitsschutzgesetz', 'DE ArbSchG'),
      law('Betriebssicherheitsverordnung', 'DE BetrSichV'),
      law('Arbeitsstättenverordnung', 'DE ArbStättV'),
      law('Baustellenverordnung', 'DE BaustellV'),
      law('Gefahrstoffverordnung', 'DE GefStoffV'),
      law('DGUV Vorschrift 1', 'DGUV Vorschrift 1'),
    ],
  },
  {
    slug: 'france',
    group: 'europe',
    code: 'FR',
    languages: 'fr en',
    jurisdiction: 'France',
    laws: [
      law('Code du travail, travaux du bâtiment (R4534)', 'FR Code du travail R4534'),
      law('Code du travail, équipements de travail et hauteur (R4323)', 'FR Code du travail R4323'),
      law('Code du travail, lieux de travail (R4224)', 'FR Code du travail R4224'),
      law('Code du travail, amiante (R4412)', 'FR Code du travail R4412'),
    ],
  },
  {
    slug: 'spain',
    group: 'europe',
    code: 'ES',
    languages: 'es en',
    jurisdiction: 'Spain',
    laws: [
      law('Ley 31/1995 de Prevención de Riesgos Laborales', 'ES Ley 31/1995'),
      law('RD 1627/1997, obras de construcción', 'ES RD 1627/1997'),
      law('RD 1215/1997, equipos de trabajo', 'ES RD 1215/1997'),
      law('RD 773/1997, equipos de protección individual', 'ES RD 773/1997'),
      law('Ley 32/2006, subcontratación', 'ES Ley 32/2006'),
    ],
  },
  {
    slug: 'china',
    group: 'asia',
    code: 'CN',
    languages: 'zh en',
    jurisdiction: 'China',
    laws: [
      law('安全生产法 (Work Safety Law)', 'CN Work Safety Law'),
      law('建设工程安全生产管理条例 (Construction Safety Regulations)', 'CN Construction Safety Regulations'),
      law('职业病防治法 (Occupational Disease Law)', 'CN Occupational Disease Law'),
      law('消防法 (Fire Protection Law)', 'CN Fire Protection Law'),
      law('特种设备安全法 (Special Equipment Law)', 'CN Special Equipment Law'),
    ],
  },
  { slug: 'india', group: 'asia', code: 'IN', languages: 'en', jurisdiction: null, laws: [] },
  { slug: 'japan', group: 'asia', code: 'JP', languages: '', jurisdiction: null, laws: [] },
  { slug: 'singapore', group: 'asia', code: 'SG', languages: 'en zh', jurisdiction: null, laws: [] },
  {
    slug: 'australia',
    group: 'oceania',
    code: 'AU',
    languages: 'en',
    jurisdiction: 'Australia',
    laws: [
      law('Model Work Health and Safety Act', 'AU WHS Act'),
      law('Model Work Health and Safety Regulations', 'AU WHS Regulations'),
      law('Victoria: OHS Act 2004 and Regulations', 'AU VIC OHS'),
    ],
  },
  { slug: 'new-zealand', group: 'oceania', code: 'NZ', languages: 'en', jurisdiction: null, laws: [] },
  { slug: 'south-africa', group: 'africa', code: 'ZA', languages: 'en', jurisdiction: null, laws: [] },
]
