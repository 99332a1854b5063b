import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import packaged from '@sparticuz/chromium'

export type { Browser, Page } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** `BROWSER_PATH`, else the system's browser, else the one inside an npm package, which is for x64 Linux only. */
export async function browserPath() {
  const path = process.env.BROWSER_PATH || installed.find(existsSync)
  if (path) return path
  if (process.platform === 'linux' && process.arch === 'x64') return packaged.executablePath()
  throw new Error('No browser was found. Install Chromium or Google Chrome, or set BROWSER_PATH.')
}

/** The browser must not contact its vendor: many test machines have no network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export const launchBrowser = async () =>
  chromium.launch({ executablePath: await browserPath(), args: browserFlags })
