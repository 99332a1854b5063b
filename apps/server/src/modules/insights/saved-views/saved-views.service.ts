import { randomUUID } from 'node:crypto'
import {
  type BodyOf,
  type createSavedView,
  MAX_SAVED_VIEWS,
  type SavedView,
  type SavedViewList,
} from '@plumbline/contract'
import type { Clock } from '../../../platform/clock'
import type { Database, Transaction } from '../../../platform/db/client'
import { isDuplicate } from '../../../platform/db/database-errors'
import { AppError, notFound } from '../../../platform/http/errors'
import type { Member } from '../../../platform/http/member'
import { type StoredView, savedViewsRepository as views } from './saved-views.repository'

export type SavedViewsDeps = { db: Database; clock: Clock }

/** Filters that people keep under a name. A person sees and changes only their own. */
export class SavedViewsService {
  private readonly deps: SavedViewsDeps
  constructor(deps: SavedViewsDeps) {
    this.deps = deps
  }

  async list(member: Member, list: SavedViewList | undefined): Promise<SavedView[]> {
    return (await views.list(this.deps.db.read, member, list)).map(present)
  }

  create(member: Member, { list, name, query }: BodyOf<typeof createSavedView>): Promise<SavedView> {
    return this.write(name, async tx => {
      await views.lockOwner(tx, member)
      if ((await views.count(tx, member, list)) >= MAX_SAVED_VIEWS)
        throw new AppError('too_many_saved_views', { params: { limit: String(MAX_SAVED_VIEWS) } })
      const view = {
        id: randomUUID(),
        organizationId: member.organizationId,
        userId: member.userId,
        list,
        name,
        query: withoutUndefined(query),
        createdAt: this.deps.clock.now(),
      }
      await views.insert(tx, view)
      return present(view)
    })
  }

  rename(member: Member, id: string, name: string): Promise<SavedView> {
    return this.write(name, async tx => {
      const view = await views.rename(tx, member, id, name)
      if (!view) throw notFound()
      return present(view)
    })
  }

  remove(member: Member, id: string): Promise<Record<string, never>> {
    return this.deps.db.transaction(async tx => {
      if (!(await views.remove(tx, member, id))) throw notFound()
      return {}
    })
  }

  private async write<T>(name: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    try {
      return await this.deps.db.transaction(work)
    } catch (error) {
      if (isDuplicate(error, 'saved_views_name'))
        throw new AppError('saved_view_exists', { params: { name } })
      throw error
    }
  }
}

const withoutUndefined = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])))

const present = ({ id, list, name, query, createdAt }: StoredView): SavedView => ({
  id,
  list,
  name,
  query,
  createdAt: createdAt.toISOString(),
})
