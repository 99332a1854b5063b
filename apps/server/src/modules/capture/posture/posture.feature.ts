import { postureRoutes } from './posture.routes'
import { type PostureDeps, PostureService } from './posture.service'

export const postureFeature = (deps: PostureDeps) => ({ routes: postureRoutes(new PostureService(deps)) })
