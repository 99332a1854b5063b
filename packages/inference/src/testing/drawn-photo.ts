import { drawPicture } from './drawn-scene'
import { drawCone } from './drawn-site'
import { drawWorker } from './drawn-worker'

/** Two workers, one of them bareheaded, and a cone. 640 × 480, which the detector takes in one pass. */
export const drawTwoWorkers = () =>
  drawPicture({
    width: 640,
    height: 480,
    things: [
      drawCone({ x: 330, y: 440, height: 70 }),
      drawWorker({ x: 190, y: 440, height: 300 }),
      drawWorker({ x: 480, y: 450, height: 310, hat: 'none', vest: 'none' }),
    ],
  })
