import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { endpoint } from '../endpoint'
import { ById, Id, Nothing, oneOf, text } from '../fields'
import { ViolationListView } from '../findings/violations'
import { TaskListView } from '../work/tasks'

export const savedViewLists = ['violations', 'tasks'] as const
export type SavedViewList = (typeof savedViewLists)[number]

/** How many a person may keep for one list. */
export const MAX_SAVED_VIEWS = 50
export const MAX_SAVED_VIEW_NAME = 80
const SavedViewName = text(MAX_SAVED_VIEW_NAME)

/** Filters and an order of a list, under a name. It belongs to one person. */
export const SavedView = z.object({
  id: Id,
  list: z.enum(savedViewLists),
  name: z.string(),
  /** What the list is asked for, by the names of its own query. */
  query: z.record(z.string(), z.string()),
  createdAt: IsoDateTime,
})
export type SavedView = z.output<typeof SavedView>

/** Each list checks the query by its own filters; what it doesn't know is dropped. */
export const NewSavedView = z.discriminatedUnion(
  'list',
  [
    z.strictObject({ list: z.literal('violations'), name: SavedViewName, query: ViolationListView }),
    z.strictObject({ list: z.literal('tasks'), name: SavedViewName, query: TaskListView }),
  ],
  'not_an_option',
)

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/saved-views',
  access: 'member',
  summary: 'List your saved views, by name',
  query: z.strictObject({ list: z.optional(oneOf(savedViewLists)) }),
  response: z.array(SavedView),
})

export const createSavedView = endpoint({
  method: 'POST',
  path: '/api/saved-views',
  changes: ['/api/saved-views'],
  access: 'member',
  summary: 'Save the filters of a list as a view of your own',
  body: NewSavedView,
  status: 201,
  response: SavedView,
  errors: ['saved_view_exists', 'too_many_saved_views'],
})

export const renameSavedView = endpoint({
  method: 'PATCH',
  path: '/api/saved-views/:id',
  changes: ['/api/saved-views'],
  access: 'member',
  summary: 'Rename a saved view',
  params: ById,
  body: z.strictObject({ name: SavedViewName }),
  response: SavedView,
  errors: ['not_found', 'saved_view_exists'],
})

export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: '/api/saved-views/:id',
  changes: ['/api/saved-views'],
  access: 'member',
  summary: 'Delete a saved view',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})
