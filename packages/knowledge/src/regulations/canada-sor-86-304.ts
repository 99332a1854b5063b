import type { Verification } from './verification'

/** Canada Occupational Health and Safety Regulations. Changes of SOR/2026-10 were not in force in this consolidation. */
export const sor86304: Verification = {
  how: 'official text',
  version: 'SOR/86-304, last amended 26 March 2025, consolidation of 18 February 2026',
  on: '2026-11-15',
}
