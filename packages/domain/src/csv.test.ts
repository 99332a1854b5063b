import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('a file starts with a byte order mark and ends each row with a line break', () => {
  expect(toCsv(['Row', 'Problem'], [[2, null]])).toBe('\uFEFFRow,Problem\r\n2,\r\n')
})

test.each([
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  [' padded', '" padded"'],
  ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
  ['@SUM(1)', '"\'@SUM(1)"'],
  ['-1', '"\'-1"'],
  ['two\n=1+1', '"two\n\'=1+1"'],
  ['a\r\n+1\r-1\n@x\n\ty', "\"a\r\n'+1\r'-1\n'@x\n'\ty\""],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['\n=1', '"\'\n\'=1"'],
  ['＝1', '"\'＝1"'],
  [' =1', '"\' =1"'],
  ['\u00A0\u3000+1', '"\'\u00A0\u3000+1"'],
  ['\uFEFF=1', '"\'\uFEFF=1"'],
  ['\u200B\u2060@x', '"\'\u200B\u2060@x"'],
  ['\u0000-1', '"\'\u0000-1"'],
  ['a\n \u200B＝1', '"a\n\' \u200B＝1"'],
  ['a\u2028=1', '"a\u2028\'=1"'],
  ['a\v＋1\f－1\u0085＠x', "\"a\v'＋1\f'－1\u0085'＠x\""],
  ['a = b - c', 'a = b - c'],
  ['a\tb =1', 'a\tb =1'],
  [-1, '-1'],
  ['', ''],
  [undefined, ''],
  [true, 'true'],
])('the cell %j is written as %s', (value, written) => {
  expect(toCsv(['A'], [[value]])).toBe(`\uFEFFA\r\n${written}\r\n`)
})

test('a cell of line breaks and blanks is written in time that grows with its length', () => {
  for (const blank of ['\n', ' ', '\u200B', '\r\n ']) {
    const text = `a${blank.repeat(200_000)}b`
    expect(toCsv(['A'], [[text]]).includes(text)).toBe(true)
  }
})
