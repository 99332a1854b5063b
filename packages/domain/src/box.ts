/** A rectangle in pixels of the picture, after its orientation is applied, from the top left. */
export type Box = { x: number; y: number; width: number; height: number }
