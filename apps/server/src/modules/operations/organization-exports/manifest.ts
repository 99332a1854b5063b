import * as z from 'zod'

export const MANIFEST = 'manifest.json'
export const FORMAT = 'plumbline-organization'
export const FORMAT_VERSION = 1
/** People whom rows name although they have left; only their names are exported. */
export const FORMER_MEMBERS = 'former_members'

/** What is in an export, for whoever reads it and for the import. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.number(),
  product: z.string(),
  createdAt: z.iso.datetime(),
  organizationId: z.uuid(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  files: z.int(),
  omittedColumns: z.array(z.string()),
  tablesLeftOut: z.record(z.string(), z.string()),
})
export type Manifest = z.output<typeof Manifest>
