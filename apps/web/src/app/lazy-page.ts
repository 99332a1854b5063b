import type { Namespace } from 'i18next'
import { type ComponentType, lazy } from 'react'
import { i18next } from '../lib/i18n'
import { reloadIfOutdated } from '../lib/stale-chunks'

/** A page, or a large part of one, in a file of its own; its words are fetched beside it, not after it. */
export const lazyPage = <Props = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...namespaces: (Namespace & string)[]
) =>
  lazy(async () => {
    const [page] = await Promise.all([reloadIfOutdated(load), i18next.loadNamespaces(namespaces)])
    return page
  })
