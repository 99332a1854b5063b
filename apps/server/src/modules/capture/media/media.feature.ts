import { days, hours } from '../../../platform/clock'
import { mediaHandlers } from './media.jobs'
import { mediaRoutes } from './media.routes'
import { type MediaDeps, MediaService } from './media.service'
import { MediaSweep, type MediaSweepDeps } from './media-sweep'
import { deleteAbandonedUploads } from './save-upload'

const cleanUpEvery = hours(1)

export function mediaFeature(deps: MediaDeps & Pick<MediaSweepDeps, 'unfinishedUploads'>) {
  const media = new MediaService(deps)
  /** By the clock of the machine, which also dates the files. */
  const cleanUp = () =>
    deleteAbandonedUploads(deps.uploadFolder, new Date(Date.now() - days(1))).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'abandoned uploads could not be deleted'),
    )
  let timer: NodeJS.Timeout | undefined
  return {
    media,
    routes: mediaRoutes(media),
    handlers: mediaHandlers(new MediaSweep({ ...deps, media }), deps),
    /** Every process by itself, because its folder may be on a disk that no other process sees. */
    start: async () => {
      timer = setInterval(() => void cleanUp(), cleanUpEvery).unref()
      await cleanUp()
    },
    stop: async () => clearInterval(timer),
  }
}
