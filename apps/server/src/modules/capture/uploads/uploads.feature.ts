import { uploadsHandlers } from './uploads.jobs'
import { uploadsRoutes } from './uploads.routes'
import { type UploadsDeps, UploadsService } from './uploads.service'

export function uploadsFeature(deps: UploadsDeps) {
  const uploads = new UploadsService(deps)
  return { routes: uploadsRoutes(uploads), handlers: uploadsHandlers(uploads) }
}
