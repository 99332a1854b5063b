/** Loaded before the product: it reads only the start of the detector's weights, as from a copy that was cut short. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const READABLE_BYTES = 1000
const { readFile } = fs.promises

fs.promises.readFile = async (path, ...options) => {
  const content = await readFile(path, ...options)
  return String(path).endsWith('detector.onnx') ? content.subarray(0, READABLE_BYTES) : content
}
syncBuiltinESMExports()
