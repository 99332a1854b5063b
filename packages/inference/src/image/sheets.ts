import type { Box } from '@plumbline/domain'
import type { RgbFrame } from '../detector/detector'
import { bottom, right } from '../geometry'
import { cut } from './decode'
import { type Place, pixelsOf } from './places'

/** Parts of a picture side by side on one input of the detector. */
export type Sheet = { cells: Cell[] }
/** What part of the picture is shown, and where on the sheet. */
export type Cell = { from: Box; to: Box }

const GAP = 8
const GREY = 114

/** Puts as many places on the given number of sheets as they hold: the first ones first, in rows of similar height. */
export function packSheets(
  places: readonly Place[],
  {
    picture,
    size,
    maxSheets,
  }: { picture: { width: number; height: number }; size: number; maxSheets: number },
): { sheets: Sheet[]; left: number } {
  const cells = places.map(place => {
    const from = pixelsOf(place, picture)
    const width = Math.min(size, Math.max(1, Math.round(from.width * place.scale)))
    const height = Math.min(size, Math.max(1, Math.round(from.height * place.scale)))
    return { from, to: { x: 0, y: 0, width, height } }
  })
  const chosen = withinArea(cells, maxSheets * (size + GAP) ** 2)
  const sheets: Sheet[] = []
  let placed = 0
  for (const cell of chosen.toSorted((a, b) => b.to.height - a.to.height)) {
    const sheet = sheets.find(each => place(cell, each, size))
    if (sheet) placed++
    else if (sheets.length < maxSheets) {
      sheets.push({ cells: [cell] })
      placed++
    }
  }
  return { sheets, left: cells.length - placed }
}

/** Tries the rows of the sheet, then a new one below them. */
function place(cell: Cell, { cells }: Sheet, size: number): boolean {
  const { width, height } = cell.to
  for (const y of new Set(cells.map(({ to }) => to.y))) {
    const row = cells.filter(({ to }) => to.y === y)
    const x = Math.max(...row.map(({ to }) => right(to))) + GAP
    if (x + width <= size && height <= Math.max(...row.map(({ to }) => to.height))) {
      cell.to = { ...cell.to, x, y }
      cells.push(cell)
      return true
    }
  }
  const y = Math.max(...cells.map(({ to }) => bottom(to))) + GAP
  if (y + height > size) return false
  cell.to = { ...cell.to, x: 0, y }
  cells.push(cell)
  return true
}

/** Rows of different heights leave some room empty. */
function withinArea(cells: readonly Cell[], available: number): Cell[] {
  let used = 0
  return cells.filter(({ to }) => {
    const needed = (to.width + GAP) * (to.height + GAP)
    if (used + needed > available) return false
    used += needed
    return true
  })
}

export async function drawSheet(sheet: Sheet, picture: RgbFrame, size: number): Promise<RgbFrame> {
  const data = new Uint8Array(size * size * 3).fill(GREY)
  await Promise.all(
    sheet.cells.map(async ({ from, to }) => {
      const part = await cut(picture, from, to)
      for (let row = 0; row < to.height; row++)
        data.set(
          part.data.subarray(row * to.width * 3, (row + 1) * to.width * 3),
          ((to.y + row) * size + to.x) * 3,
        )
    }),
  )
  return { data, width: size, height: size }
}

/** Where in the picture a box on a sheet is; nothing where it belongs to no cell. */
export function cellOf({ cells }: Sheet, box: Box): Cell | undefined {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return cells.find(({ to }) => x >= to.x && x < right(to) && y >= to.y && y < bottom(to))
}
