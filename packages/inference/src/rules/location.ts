import type { Box } from '@plumbline/domain'
import { type LocalizedMessage, message } from '@plumbline/messages'
import { bottom, center, right } from '../geometry'

/** Wider than this share of the picture, a thing has no side. */
const ALL_OVER = 0.6

/** Where in the frame: 'left foreground'. */
export function describeLocation(
  box: Box,
  { width, height }: { width: number; height: number },
): LocalizedMessage {
  const across = center(box).x / width
  const side =
    (right(box) - box.x) / width > ALL_OVER
      ? 'across'
      : across < 1 / 3
        ? 'left'
        : across > 2 / 3
          ? 'right'
          : 'center'
  // What reaches far down or is tall stands near the camera; what ends high up and is small stands far away.
  const feet = bottom(box) / height
  const tall = box.height / height
  const depth = tall > 0.5 || feet > 0.85 ? 'foreground' : feet < 0.6 && tall < 0.25 ? 'background' : 'middle'
  return message(`location.${side}_${depth}`)
}
