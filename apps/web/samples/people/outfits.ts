import { colour } from '../render/thing'
import type { Outfit } from './person'

export const hats = { yellow: colour('#f5bd0a'), white: colour('#eeeeec') }

export const vests = { orange: colour('#ff5714'), lime: colour('#cdf016') }

const skins = {
  fair: colour('#cf9877'),
  tan: colour('#c08663'),
  brown: colour('#8d5a3c'),
  dark: colour('#5f3b27'),
}
const hairs = { dark: colour('#2b1d14'), brown: colour('#3d2918'), black: colour('#151210') }
const denim = colour('#3f5878')

/** Work clothes without anything protective, on somebody. */
export const clothes = {
  navy: {
    shirt: colour('#2d4663'),
    trousers: colour('#333c4b'),
    skin: skins.fair,
    hair: hairs.dark,
    beard: 0.8,
  },
  grey: {
    shirt: colour('#6d7378'),
    trousers: colour('#3d3a36'),
    skin: skins.brown,
    hair: hairs.black,
    beard: 0.3,
  },
  denim: { shirt: colour('#8c9aa5'), trousers: denim, skin: skins.tan, hair: hairs.brown, beard: 1 },
  olive: { shirt: colour('#59603f'), trousers: colour('#6b5b45'), skin: skins.dark, hair: hairs.black },
  checked: { shirt: colour('#7f3a34'), trousers: denim, skin: skins.fair, hair: hairs.brown, plaid: true },
} satisfies Record<string, Outfit>
