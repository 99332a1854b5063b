import { metadataRoutes } from './metadata.routes'

export const metadataFeature = () => ({ routes: metadataRoutes() })
