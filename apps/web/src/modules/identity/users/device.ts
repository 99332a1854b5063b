const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string, handheld: boolean][] = [
  [/\biPhone\b/, 'iPhone', true],
  [/\biPad\b/, 'iPad', true],
  [/\bAndroid\b/, 'Android', true],
  [/\bCrOS\b/, 'ChromeOS', false],
  [/\bWindows\b/, 'Windows', false],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', false],
  [/\bLinux\b|\bX11\b/, 'Linux', false],
]

export type Device = { browser: string | undefined; system: string | undefined; handheld: boolean }

/** What a person would call the browser and machine that a user agent stands for. */
export function deviceOf(userAgent: string): Device {
  const system = systems.find(([pattern]) => pattern.test(userAgent))
  return {
    browser: browsers.find(([pattern]) => pattern.test(userAgent))?.[1],
    system: system?.[1],
    handheld: system?.[2] ?? false,
  }
}
