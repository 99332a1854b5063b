import { articleUnder, type LawFile, numberedPart } from './law-file'

/** '§ 5' and 'Anhang 1 Nr. 3.2' stand under headings that begin with '§ 5' and 'Anhang 1'. */
const heading = (rest: string) => rest.replace(/ Nr\. .*$/, '').replace(/^Anhang Nr\..*$/, 'Anhang')

function article(text: string, rest: string) {
  const whole = articleUnder(text, heading(rest))
  const number = /Nr\. ([\d.]+)$/.exec(rest)?.[1]
  return whole === undefined || number === undefined ? whole : numberedPart(whole, number)
}

const law = (name: string, file: string): LawFile => ({
  prefix: `DE ${name}`,
  file: `germany/${file}.md`,
  heading,
  article,
})

export const germanyLaws: readonly LawFile[] = [
  law('ArbSchG', 'arbschg'),
  law('BaustellV', 'baustellv'),
  law('BetrSichV', 'betrsichv'),
  law('ArbStättV', 'arbstaettv'),
  law('GefStoffV', 'gefstoffv'),
  law('LärmVibrationsArbSchV', 'laermvibrationsarbschv'),
  law('PSA-BV', 'psa-bv'),
  law('LasthandhabV', 'lasthandhabv'),
  law('ArbMedVV', 'arbmedvv'),
  law('ASiG', 'asig'),
  law('SGB VII', 'sgb-vii'),
  law('JArbSchG', 'jarbschg'),
  law('MuSchG', 'muschg'),
  law('ArbZG', 'arbzg'),
  law('OStrV', 'ostrv'),
  law('EMFV', 'emfv'),
  law('BioStoffV', 'biostoffv'),
]
