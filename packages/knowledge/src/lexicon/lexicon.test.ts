import { describe, expect, test } from 'vitest'
import { compound, inRuleWords, isFiller, readQuery } from './index'
import { lightStem } from './light-stem'

const english = new Set('ladder roof the on a crane near power line chute construction inspection'.split(' '))
const read = (text: string, reader: 'en' | 'de' | 'fr' = 'en') =>
  readQuery(text, word => english.has(word), reader).english

describe('a search in another language', () => {
  test.each([
    ['escaleras en el tejado', 'ladder stairs roof'],
    ['¿Cuándo necesito un arnés?', 'when need harness personal fall arrest'],
    ['échelle sur le toit', 'ladder on roof'],
    ['l’échafaudage', 'scaffold'],
    ['Feuerlöschern auf der Baustelle', 'fire extinguisher on construction site'],
    ['Betonschneiden', 'concrete cutting'],
    ['Wellasbest', 'asbestos'],
    ['guante', 'hand protection gloves'],
    ['multaron', 'penalty fine'],
    ['echafaudeur', 'scaffold'],
    ['gestürzt in den Graben', 'fall trench excavation'],
    ['叉车司机培训', 'forklift powered industrial truck operator driver training'],
  ])('%s is read as %s', (text, meant) => {
    expect(read(text)).toBe(meant)
  })

  test('a word that can be cut in many ways is read once from each of its parts on', () => {
    let lookups = 0
    class Counted extends Map<string, string> {
      override get(key: string) {
        lookups++
        return super.get(key)
      }
    }
    const known = new Counted([
      ['helm', 'helmet'],
      ['helmhelm', 'helmets'],
      ['helmhelmhelm', 'helmets'],
    ])
    expect(compound(`${'helm'.repeat(15)}qqqq`, known)).toBeUndefined()
    expect(lookups).toBeLessThan(10_000)
    expect(compound('helm'.repeat(17), known)).toBeUndefined()
    expect(compound('helm'.repeat(4), known)).toBe('helmets helmet')
  })

  test('English stays as it is', () => {
    expect(read('the crane near a power line')).toBe('the crane near a power line')
  })

  test('a word that is in both is read in the reader’s language', () => {
    expect(read('chute', 'fr')).toBe('fall protection')
    expect(read('chute', 'en')).toBe('chute')
  })
})

test('what people say on site is turned into the words of the rules', () => {
  expect(inRuleWords('How many porta-potties?')).toBe('toilet sanitation')
  expect(inRuleWords('two hard hats')).toBe('head protection helmet')
  expect(inRuleWords('excavation')).toBe('')
})

test('a word between the words is told in the language it is typed in', () => {
  expect(isFiller('puede', 'es')).toBe(true)
  expect(isFiller('me', 'es')).toBe(true)
  expect(isFiller('casco', 'es')).toBe(false)
  expect(isFiller('me', 'en')).toBe(false)
})

describe('a word is found by its stem', () => {
  test.each([
    ['es', ['multar', 'multas', 'multaron', 'multa']],
    ['es', ['revisado', 'revisar', 'revisan', 'revisa']],
    ['es', ['extintor', 'extintores']],
    ['fr', ['verifier', 'verifiees', 'verifie']],
    ['fr', ['blesser', 'blesse', 'blesses']],
    ['de', ['gerust', 'geruste', 'gerusten']],
    ['de', ['prufung', 'prufungen', 'prufen', 'gepruft']],
  ] as const)('%s: %j', (language, words) => {
    expect(new Set(words.map(word => lightStem(word, language))).size).toBe(1)
  })
})
