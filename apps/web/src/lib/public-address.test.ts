import { expect, test } from 'vitest'
import { languageOfAddress, pathWithoutLanguage, publicAddress } from './public-address'

test('a public page is at its path in English and below the code of every other language', () => {
  expect(publicAddress('/pricing', 'en')).toBe('/pricing')
  expect(publicAddress('/pricing?checkout=cancel#plans', 'de')).toBe('/de/pricing?checkout=cancel#plans')
  expect(publicAddress('/legal/terms', 'zh')).toBe('/zh/legal/terms')
})

test.each([
  '/dashboard',
  '/login',
  '/',
  '/homes',
  '/de/home',
  'https://x.example/home',
  'mailto:a@b.example',
])('%s has no language of its own', to => expect(publicAddress(to, 'de')).toBe(to))

test.each([
  ['/home', 'en'],
  ['/home/', 'en'],
  ['/de/home', 'de'],
  ['/zh', 'zh'],
  ['/fr/no-such-page', 'fr'],
  ['/login', undefined],
  ['/', undefined],
  ['/xx/home', undefined],
  ['/design', undefined],
])('the address %s says %s', (pathname, language) => {
  expect(languageOfAddress(pathname)).toBe(language)
})

test('the path of a page is the same in every language', () => {
  for (const pathname of ['/legal/terms', '/es/legal/terms', '/es/legal/terms/'])
    expect(pathWithoutLanguage(pathname)).toBe('/legal/terms')
  expect(pathWithoutLanguage('/design')).toBe('/design')
})
