/** Parts of the Code of Federal Regulations that people cite without its title: OSHA's and MSHA's. */
const OSHA_SECTION = /^19(?:0[1-9]|1\d|2\d)\.\d/
const MSHA_SECTION = /^(?:4[6-9]|5[67]|62|7[0157]|90)\.\d{2,}/

/** How a code is shown everywhere: "1926.100(a)" is "29 CFR 1926.100(a)". Other codes stay as they are. */
export function formatCitation(code: string): string {
  const trimmed = code.trim().replace(/^(\d+)\s*C\.?F\.?R\.?\s*(?:§+\s*)?/i, '$1 CFR ')
  const section = trimmed.replace(/^(?:OSHA\s*)?§*\s*/i, '')
  if (OSHA_SECTION.test(section)) return `29 CFR ${section}`
  if (MSHA_SECTION.test(section)) return `30 CFR ${section}`
  return trimmed
}
