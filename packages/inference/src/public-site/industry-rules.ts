type IndustryGroup = 'high-risk' | 'general'

type IndustryRules = {
  slug: string
  group: IndustryGroup
  /** Records of the library that people of the trade know; the page lists them. */
  codes: readonly string[]
}

const highRisk = (slug: string, ...codes: string[]): IndustryRules => ({ slug, group: 'high-risk', codes })
const general = (slug: string, ...codes: string[]): IndustryRules => ({ slug, group: 'general', codes })

/** The industries of the public site, in the order it shows them. */
export const industryRules: readonly IndustryRules[] = [
  highRisk('construction', '29 CFR 1926.501', '29 CFR 1926.100(a)', '29 CFR 1926.451', '29 CFR 1926.652'),
  highRisk('manufacturing', '29 CFR 1910.212', '29 CFR 1910.147', '29 CFR 1910.178', '29 CFR 1910.95'),
  highRisk('mining', '30 CFR 56.15002', '30 CFR 56.14107', '30 CFR 56.9300', '30 CFR 62.130'),
  highRisk('oil-gas', '29 CFR 1910.119', '29 CFR 1910.146', '49 CFR 192', '40 CFR 112'),
  highRisk('energy', '29 CFR 1910.269', '29 CFR 1926.960', '29 CFR 1926.962', '29 CFR 1910.333'),
  highRisk('transportation', '49 CFR 395.3', '49 CFR 392.9', '49 CFR 396.11', '49 CFR 214.313'),
  highRisk('warehousing', '29 CFR 1910.178', '29 CFR 1910.176', '29 CFR 1910.26', 'OSHA CPL 03-00-026'),
  highRisk('agriculture', '29 CFR 1928.51', '29 CFR 1928.57', '29 CFR 1910.272', '40 CFR 170'),
  highRisk('forestry', '29 CFR 1910.266', '29 CFR 1910.265', '29 CFR 1910.95'),
  highRisk('maritime', '29 CFR 1915.12', '29 CFR 1915.71', '29 CFR 1917.71', '29 CFR 1918.85'),
  highRisk('chemicals', '29 CFR 1910.119', '29 CFR 1910.1200', '29 CFR 1910.106', '29 CFR 1910.120'),
  general('healthcare', '29 CFR 1910.1030', 'NIOSH 2004-165', 'OSHA 3148', '29 CFR 1910.1047'),
  general('food', '21 CFR 117.10', '21 CFR 117.35', '29 CFR 1910.263', '29 CFR 1910.147'),
  general('telecom', '29 CFR 1910.268', '47 CFR 1.1310', '47 CFR 17.7', '29 CFR 1910.67'),
  general('waste', '40 CFR 262', '40 CFR 273', '29 CFR 1910.120', '29 CFR 1910.147'),
  general('retail', '29 CFR 1910.22', '29 CFR 1910.37', '29 CFR 1910.176', '29 CFR 1910.157'),
  general('hospitality', '29 CFR 1910.22', '29 CFR 1910.1200', '29 CFR 1910.37', '29 CFR 1910.264'),
  general('education', '29 CFR 1910.1450', '29 CFR 1910.213', '29 CFR 1910.38', '29 CFR 1910.37'),
  general('technology', '29 CFR 1910.303', '29 CFR 1910.333', '29 CFR 1910.38', 'OSHA 3125'),
]
