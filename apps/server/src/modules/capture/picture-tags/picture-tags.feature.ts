import * as contract from '@plumbline/contract'
import { handle } from '../../../platform/http/endpoints'
import { type PictureTagsDeps, PictureTagsService } from './picture-tags.service'

export function pictureTagsFeature(deps: PictureTagsDeps) {
  const pictureTags = new PictureTagsService(deps)
  return {
    pictureTags,
    routes: [
      handle(contract.listPictureTags, ({ member, params }) => pictureTags.list(member, params.id)),
      handle(contract.reviewPictureTag, ({ member, params, body }) =>
        pictureTags.review(member, params.id, body),
      ),
    ],
  }
}
