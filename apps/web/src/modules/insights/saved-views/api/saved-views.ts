import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  renameSavedView,
  type SavedView,
  type SavedViewList,
} from '@plumbline/contract/insights/saved-views'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

export const useSavedViews = (list: SavedViewList) => useQuery(queryFor(listSavedViews, { query: { list } }))

export const useSaveView = (onSuccess: () => void) =>
  useApiMutation(createSavedView, { showsOwnError: true, onSuccess })

export const useRenameView = (onSuccess: () => void) =>
  useApiMutation(renameSavedView, { showsOwnError: true, onSuccess })

/** Deletes a view, and offers to bring it back under the same name. */
export function useDeleteView() {
  const { t } = useTranslation('saved-views')
  const { t: common } = useTranslation()
  const restore = useApiMutation(createSavedView)
  const remove = useApiMutation(deleteSavedView)
  return ({ id, list, name, query }: SavedView) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          toast({
            title: t('deleted'),
            description: name,
            action: {
              label: common('action.undo'),
              run: () => restore.mutate({ body: { list, name, query } }),
            },
          }),
      },
    )
}
