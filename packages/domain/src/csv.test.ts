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
  ['a = b - c', 'a = b - c'],
  [-1, '-1'],
  ['', ''],
  [undefined, ''],
  [true, 'true'],
])('the cell %j is written as %s', (value, written) => {
  expect(toCsv(['A'], [[value]])).toBe(`\uFEFFA\r\n${written}\r\n`)
})
