import { listPictureTags, reviewPictureTag } from '@plumbline/contract/capture/picture-tags'
import { useQuery } from '@tanstack/react-query'
import { queryFor, useApiMutation } from '../../../../lib/query'

export const usePictureTags = (resultId: string) =>
  useQuery(queryFor(listPictureTags, { params: { id: resultId } }))

export const useTagReview = () => useApiMutation(reviewPictureTag)
