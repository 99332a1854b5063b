import * as z from 'zod/mini'
import { endpoint } from '../endpoint'

const list = <const Name extends string>(name: Name, summary: string) =>
  endpoint({
    method: 'GET',
    path: `/api/metadata/${name}`,
    access: 'open',
    summary,
    response: z.array(z.object({ value: z.string(), label: z.string() })),
  })

export const metadataIndustries = list('industries', 'Industries a company can be in')
export const metadataCategories = list('categories', 'Categories of hazards')
export const metadataSeverities = list('severities', 'Severities of a violation')
export const metadataStatuses = list('statuses', 'States of a violation')
export const metadataTypes = list('types', 'Media types that can be analyzed')
export const metadataCompanySizes = list('company-sizes', 'Sizes of a company')
export const metadataRegions = list('regions', 'Regions')
export const metadataLanguages = list('languages', 'Languages of the product')
export const metadataRegulatoryFocus = list('regulatory-focus', 'Regulatory bodies a company looks to')
/** The same, as document 1 writes it. */
export const metadataRegulatoryFocusSpelled = list(
  'regulatoryFocus',
  'Regulatory bodies, under the older spelling',
)
