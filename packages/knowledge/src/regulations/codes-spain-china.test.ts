import { describe, expect, test } from 'vitest'
import { parseCode, sameCode } from './codes'
import { chineseNumber } from './codes-china'

describe('Spanish codes', () => {
  test.each([
    ['RD 1627/1997 art. 11', 'ES RD 1627/1997 art. 11'],
    ['Real Decreto 1627/1997 articulo 11', 'ES RD 1627/1997 art. 11'],
    ['Real Decreto 1627/1997, de 24 de octubre, artículo 11', 'ES RD 1627/1997 art. 11'],
    ['R.D. 1627/97 art 11.1.b', 'ES RD 1627/1997 art. 11'],
    ['rd1627/1997 11', 'ES RD 1627/1997 art. 11'],
    ['1627/1997 art. 11', 'ES RD 1627/1997 art. 11'],
    ['royal decree 1627/1997 article 11', 'ES RD 1627/1997 art. 11'],
    ['RD 1627/1997 anexo IV parte C punto 3', 'ES RD 1627/1997 anexo IV C.3'],
    ['RD 1627/1997 anexo IV.C.3.a', 'ES RD 1627/1997 anexo IV C.3'],
    ['RD 1627/1997 Annex IV C 3', 'ES RD 1627/1997 anexo IV C.3'],
    ['RD 1215/1997 anexo II 4.2', 'ES RD 1215/1997 anexo II 4.2'],
    ['RD 1215/97 anexo II apartado 4.2', 'ES RD 1215/1997 anexo II 4.2'],
    ['RD 486/1997 disposicion adicional unica', 'ES RD 486/1997 disposición adicional única'],
    ['Ley 31/1995 art. 32 bis', 'ES Ley 31/1995 art. 32 bis'],
    ['LPRL 14', 'ES Ley 31/1995 art. 14'],
    ['LPRL artículo 14', 'ES Ley 31/1995 art. 14'],
    ['ley de prevención de riesgos laborales art. 14', 'ES Ley 31/1995 art. 14'],
    ['LISOS art. 40', 'ES RDLeg 5/2000 art. 40'],
    ['RIPCI anexo II', 'ES RD 513/2017 anexo II'],
    ['513/2017 anexo I 4', 'ES RD 513/2017 anexo I 4'],
    ['Real Decreto Legislativo 5/2000 artículo 40', 'ES RDLeg 5/2000 art. 40'],
    ['RSP 22 bis', 'ES RD 39/1997 art. 22 bis'],
  ])('%s is %s', (typed, code) => {
    expect(sameCode(typed, code)).toBe(true)
  })

  test.each([
    ['RD 1627/1997 art. 1', 'ES RD 1627/1997 art. 11'],
    ['RD 1627/1998 art. 11', 'ES RD 1627/1997 art. 11'],
    ['Ley 31/1995 art. 32', 'ES Ley 31/1995 art. 32 bis'],
    ['RD 1627/1997 anexo IV A.3', 'ES RD 1627/1997 anexo IV C.3'],
  ])('%s is not %s', (typed, code) => {
    expect(sameCode(typed, code)).toBe(false)
  })

  test.each([
    ['RD 1627/1997 andamios'],
    ['qué dice el RD 1627/1997 de las barandillas'],
    ['ley de propiedad horizontal'],
    ['andamio de 6 metros'],
    ['lisosomas'],
  ])('%j is no code', typed => {
    expect(parseCode(typed)).toBeUndefined()
  })

  test('a directive and a European regulation keep their own codes', () => {
    expect(sameCode('89/391/EEC Article 6', 'EU 89/391/EEC art. 6')).toBe(true)
    expect(sameCode('1907/2006', 'ES RD 1907/2006')).toBe(false)
  })
})

describe('Chinese codes', () => {
  test.each([
    ['安全生产法第四十五条', 'CN Work Safety Law art. 45'],
    ['安全生产法 45', 'CN Work Safety Law art. 45'],
    ['《安全生产法》第45条', 'CN Work Safety Law art. 45'],
    ['《中华人民共和国安全生产法》第四十五条第一款', 'CN Work Safety Law art. 45'],
    ['安全生产法（2021修正）第四十五条', 'CN Work Safety Law art. 45'],
    ['安全生产法第一百一十四条', 'CN Work Safety Law art. 114'],
    ['China Work Safety Law article 45', 'CN Work Safety Law art. 45'],
    ['work safety law 45', 'CN Work Safety Law art. 45'],
    ['建设工程安全生产管理条例第三十二条', 'CN Construction Safety Regulations art. 32'],
    ['建筑法 第四十七条', 'CN Construction Law art. 47'],
    ['矿山安全法第十条', 'CN Mine Safety Law art. 10'],
    ['矿山安全法实施条例第十条', 'CN Mine Safety Implementing Regulations art. 10'],
    ['防暑降温措施管理办法第八条', 'CN Heat Measures art. 8'],
    ['JGJ80-2016', 'CN JGJ 80'],
    ['jgj 59', 'CN JGJ 59'],
    ['GB2811', 'CN GB 2811-2019'],
    ['GBZ 2.2', 'CN GBZ 2.2-2007'],
    ['GB/T 6067.1-2010', 'CN GB 6067.1'],
  ])('%s is %s', (typed, code) => {
    expect(sameCode(typed, code)).toBe(true)
  })

  test.each([
    ['安全生产法第四十四条', 'CN Work Safety Law art. 45'],
    ['安全生产法第四条', 'CN Work Safety Law art. 45'],
    ['矿山安全法第十条', 'CN Mine Safety Implementing Regulations art. 10'],
    ['JGJ 8', 'CN JGJ 80'],
  ])('%s is not %s', (typed, code) => {
    expect(sameCode(typed, code)).toBe(false)
  })

  test.each([
    ['labor law'],
    ['安全帽'],
    ['安全生产法怎么罚款'],
    ['几米算高处作业'],
    ['construction law firm'],
  ])('%j is no code', typed => {
    expect(parseCode(typed)).toBeUndefined()
  })

  test.each([
    ['四', 4],
    ['十', 10],
    ['十五', 15],
    ['二十', 20],
    ['四十五', 45],
    ['一百', 100],
    ['一百零四', 104],
    ['一百一十四', 114],
    ['45', 45],
  ])('%s is %i', (text, number) => {
    expect(chineseNumber(text)).toBe(number)
  })
})
