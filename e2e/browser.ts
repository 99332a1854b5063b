import { existsSync } from 'node:fs'
import packaged from '@sparticuz/chromium'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's Chromium where there is one, otherwise the one inside an npm package. */
export const browserPath = async () => installed.find(existsSync) ?? (await packaged.executablePath())

/** A closed network: the browser must not try to reach its maker. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
