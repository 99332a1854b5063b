import { mediaHandlers, mediaJobs } from './media.jobs'
import { mediaRoutes } from './media.routes'
import { type MediaDeps, MediaService } from './media.service'

export function mediaFeature(deps: MediaDeps) {
  const media = new MediaService(deps)
  return {
    media,
    routes: mediaRoutes(media),
    jobs: mediaJobs,
    handlers: mediaHandlers(media, deps.uploadFolder, deps.clock),
  }
}
