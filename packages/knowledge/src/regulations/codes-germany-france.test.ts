import { describe, expect, test } from 'vitest'
import { parseCode, sameCode } from './codes'

describe('German codes', () => {
  test.each([
    ['ArbSchG 5', 'DE ArbSchG § 5'],
    ['§ 5 ArbSchG', 'DE ArbSchG § 5'],
    ['§5 Abs. 1 ArbSchG', 'DE ArbSchG § 5'],
    ['arbschg §5', 'DE ArbSchG § 5'],
    ['Arbeitsschutzgesetz Paragraf 5', 'DE ArbSchG § 5'],
    ['BetrSichV 14', 'DE BetrSichV § 14'],
    ['BetrSichV § 14 Absatz 2', 'DE BetrSichV § 14'],
    ['ArbStaettV § 3a', 'DE ArbStättV § 3a'],
    ['BetrSichV Anhang 1 3.2', 'DE BetrSichV Anhang 1 Nr. 3.2'],
    ['Anhang 1 Nummer 3.2 BetrSichV', 'DE BetrSichV Anhang 1 Nr. 3.2'],
    ['ArbStättV Anhang 5.2', 'DE ArbStättV Anhang Nr. 5.2'],
    ['Anhang Nr. 5.2 der ArbStättV', 'DE ArbStättV Anhang Nr. 5.2'],
    ['BaustellV Anhang II', 'DE BaustellV Anhang II'],
    ['SGB 7 193', 'DE SGB VII § 193'],
    ['§ 193 SGB VII', 'DE SGB VII § 193'],
    ['psa-bv 2', 'DE PSA-BV § 2'],
    ['DGUV 38', 'DGUV Vorschrift 38'],
    ['DGUV V38', 'DGUV Vorschrift 38'],
    ['dguv vorschrift 38 §9', 'DGUV Vorschrift 38 § 9'],
    ['DGUV 112-189', 'DGUV Regel 112-189'],
    ['DGUV R 112-189', 'DGUV Regel 112-189'],
    ['dguv information 208-016', 'DGUV Information 208-016'],
    ['asr a2.1', 'ASR A2.1'],
    ['ASR 2.1', 'ASR A2.1'],
    ['TRBS 2121-1', 'TRBS 2121 Teil 1'],
    ['TRBS 2121 Teil 1', 'TRBS 2121 Teil 1'],
    ['trgs 519', 'TRGS 519'],
    ['DIN 4124', 'DIN 4124'],
  ])('%s is %s', (typed, code) => {
    expect(parseCode(code)).toBeDefined()
    expect(sameCode(typed, code)).toBe(true)
  })

  test('the name of a law alone stands for all its rules', () => {
    expect(parseCode('BetrSichV')).toEqual({ system: 'named', key: 'de betrsichv' })
  })

  test.each([
    ['BetrSichV 15', 'DE BetrSichV § 14'],
    ['BetrSichV Anhang 1 3.3', 'DE BetrSichV Anhang 1 Nr. 3.2'],
    ['DGUV 39', 'DGUV Vorschrift 38'],
    ['TRBS 2121 Teil 2', 'TRBS 2121 Teil 1'],
  ])('%s is not %s', (typed, code) => {
    expect(sameCode(typed, code)).toBe(false)
  })

  test.each([['wie oft Unterweisung nach ArbSchG'], ['DGUV Prüfung Leiter'], ['Gerüst ab 2 m']])(
    '%j is no code',
    typed => {
      expect(parseCode(typed)).toBeUndefined()
    },
  )
})

describe('French codes', () => {
  test.each([
    ['R4323-58'],
    ['R. 4323-58'],
    ['r 4323-58'],
    ['R4323 58'],
    ['article R. 4323-58'],
    ['art. R4323-58 du Code du travail'],
    ['Code du travail R4323-58'],
    ['Code du travail, article R. 4323-58'],
  ])('%s is a code', typed => {
    expect(sameCode(typed, 'FR Code du travail R4323-58')).toBe(true)
  })

  test('articles with a third number, and laws beside decrees, are told apart', () => {
    expect(sameCode('L4121-3-1', 'FR Code du travail L4121-3-1')).toBe(true)
    expect(sameCode('L4121-3', 'FR Code du travail L4121-3-1')).toBe(false)
    expect(sameCode('R4121-1', 'FR Code du travail L4121-1')).toBe(false)
  })

  test('the name of the code alone stands for all its articles', () => {
    expect(parseCode('Code du travail')).toEqual({ system: 'named', key: 'code du travail' })
  })

  test('a question is no code', () => {
    expect(parseCode('garde-corps code du travail')).toBeUndefined()
  })
})
