import { color } from '../render/thing'
import type { Outfit } from './person'

export const hats = { yellow: color('#f5bd0a'), white: color('#eeeeec') }

export const vests = { orange: color('#ff5714'), lime: color('#cdf016') }

const skins = {
  fair: color('#cf9877'),
  tan: color('#c08663'),
  brown: color('#8d5a3c'),
  dark: color('#5f3b27'),
}
const hairs = { dark: color('#2b1d14'), brown: color('#3d2918'), black: color('#151210') }
const denim = color('#3f5878')

/** Work clothes without anything protective, on somebody. */
export const clothes = {
  navy: {
    shirt: color('#2d4663'),
    trousers: color('#333c4b'),
    skin: skins.fair,
    hair: hairs.dark,
    beard: 0.8,
  },
  gray: {
    shirt: color('#6d7378'),
    trousers: color('#3d3a36'),
    skin: skins.brown,
    hair: hairs.black,
    beard: 0.3,
  },
  denim: { shirt: color('#8c9aa5'), trousers: denim, skin: skins.tan, hair: hairs.brown, beard: 1 },
  olive: { shirt: color('#59603f'), trousers: color('#6b5b45'), skin: skins.dark, hair: hairs.black },
  checked: { shirt: color('#7f3a34'), trousers: denim, skin: skins.fair, hair: hairs.brown, plaid: true },
} satisfies Record<string, Outfit>
