import * as z from 'zod/mini'
import { IsoDateTime, TimeZone } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Count, Id, longText, Nothing, oneOf, prepared, text } from '../fields'
import { countryCodes, industries, ppeRules, statesOf } from '../options'
import { acceptingRecord } from '../records'
import { findings } from '../stale'

const rule = oneOf(ppeRules)
const Ppe = z.strictObject({ hardHat: rule, highVisibility: rule, eyes: rule, ears: rule, feet: rule })

export const Site = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  country: z.nullable(z.enum(countryCodes)),
  /** ISO 3166-2, for countries whose states have safety rules of their own. */
  state: z.nullable(z.string()),
  /** An IANA name; null where nobody gave one. */
  timeZone: z.nullable(z.string()),
  /** In degrees, where a manager stored it; devices suggest the nearest site from it. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  industry: z.enum(industries),
  /** What has to be worn there: always, where posted, or not at all. */
  ppe: Ppe,
  /** Whose rules apply there; null without a country, and for a country whose rules we don't have. */
  law: z.nullable(
    z.object({
      id: z.string(),
      /** The agency of the state where it enforces its own rules. */
      agency: z.nullable(z.string()),
    }),
  ),
  /** It has uploads, violations or tasks: it can be archived, not deleted. */
  inUse: z.boolean(),
  archivedAt: z.nullable(IsoDateTime),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
  /** Sent back with a change, it makes sure that nobody else's change is overwritten. */
  version: z.int(),
})
export type Site = z.output<typeof Site>

/** An empty choice in a form is no choice. */
const chosen = <T extends z.ZodMiniType>(schema: T) =>
  prepared(input => (input === '' ? null : input), z.nullable(schema))

const degrees = (limit: number) =>
  z.number().check(z.minimum(-limit, 'not_an_option'), z.maximum(limit, 'not_an_option'))

const writable = {
  name: text(160),
  address: z._default(longText(300), ''),
  country: z._default(chosen(oneOf(countryCodes)), null),
  state: z._default(chosen(z.string().check(z.maxLength(10, 'not_an_option'))), null),
  timeZone: z._default(chosen(TimeZone), null),
  latitude: z._default(z.nullable(degrees(90)), null),
  longitude: z._default(z.nullable(degrees(180)), null),
  industry: oneOf(industries, 'industry_required'),
}

type Place = { country: string | null; state: string | null }
const stateFitsCountry = z.refine<Place>(
  ({ country, state }) => state === null || Object.hasOwn(statesOf[country ?? ''] ?? {}, state),
  { path: ['state'], error: 'not_an_option' },
)

type Position = { latitude: number | null; longitude: number | null }
const positionIsWhole = z.refine<Position>(
  ({ latitude, longitude }) => (latitude === null) === (longitude === null),
  { path: ['longitude'], error: 'required' },
)

export const NewSite = acceptingRecord(
  z.strictObject({
    ...writable,
    /** What is usual in the industry, where it is left out. */
    ppe: z.optional(Ppe),
  }),
  Site,
).check(stateFitsCountry, positionIsWhole)

/** The whole site as it shall be. */
export const SiteChanges = acceptingRecord(
  z.strictObject({ ...writable, ppe: Ppe, version: z.optional(z.int()) }),
  Site,
).check(stateFitsCountry, positionIsWhole)

export const listSites = endpoint({
  method: 'GET',
  path: '/api/sites',
  access: 'member',
  summary: 'List sites by name, archived ones last',
  response: z.object({
    items: z.array(Site),
    /** How many sites the plan allows that aren't archived; null is unlimited. */
    limit: z.nullable(Count),
  }),
})

export const createSite = endpoint({
  method: 'POST',
  path: '/api/sites',
  changes: ['/api/sites', '/api/dashboard'],
  access: 'manager',
  summary: 'Create a site',
  body: NewSite,
  status: 201,
  response: Site,
  errors: ['site_exists', 'site_limit'],
})

export const getSite = endpoint({
  method: 'GET',
  path: '/api/sites/:id',
  access: 'member',
  summary: 'Get a site',
  params: ById,
  response: Site,
  errors: ['not_found'],
})

export const updateSite = endpoint({
  method: 'PUT',
  path: '/api/sites/:id',
  // Records show the name of their site.
  changes: ['/api/sites', ...findings],
  access: 'manager',
  summary: 'Update a site',
  params: ById,
  body: SiteChanges,
  response: Site,
  errors: ['not_found', 'site_exists', 'version_conflict'],
})

export const deleteSite = endpoint({
  method: 'DELETE',
  path: '/api/sites/:id',
  changes: ['/api/sites', '/api/dashboard'],
  access: 'manager',
  summary: 'Delete a site that has no uploads, violations or tasks',
  params: ById,
  response: Nothing,
  errors: ['not_found', 'site_in_use'],
})

export const archiveSite = endpoint({
  method: 'POST',
  path: '/api/sites/:id/archive',
  changes: ['/api/sites', '/api/dashboard'],
  access: 'manager',
  summary: 'Archive a site. Its records stay; nothing new can be added to it',
  params: ById,
  response: Site,
  errors: ['not_found'],
})

export const restoreSite = endpoint({
  method: 'POST',
  path: '/api/sites/:id/restore',
  changes: ['/api/sites', '/api/dashboard'],
  access: 'manager',
  summary: 'Restore an archived site',
  params: ById,
  response: Site,
  errors: ['not_found', 'site_limit'],
})
