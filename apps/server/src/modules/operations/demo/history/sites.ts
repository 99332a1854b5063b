import type { BodyOf, createSite } from '@plumbline/contract'
import type { Weighted } from './random'

/** Of the first site, and so of the organization. */
export const DEMO_TIME_ZONE = 'America/Chicago'

export const siteKeys = ['tower', 'warehouse', 'school'] as const
export type SiteKey = (typeof siteKeys)[number]

type Emails = readonly [string, ...string[]]

/** What a site is like: how much happens there, of what, where, and who deals with it. */
export type SiteProfile = {
  site: BodyOf<typeof createSite>
  /** Reports on a working day, that many days ago. */
  reports: (daysAgo: number) => number
  /** How long fixes take compared with other sites, that many days ago. */
  delay: (daysAgo: number) => number
  /** How much likelier a severe one is than the weights say, that many days ago. */
  danger: (daysAgo: number) => number
  kinds: readonly [Weighted<string>, ...Weighted<string>[]]
  areas: Emails
  lead: string
  reporters: Emails
  fixers: Emails
}

/** From `then` to `now` over so many days, and `then` before that. */
const towards = (daysAgo: number, over: number, then: number, now: number) =>
  now + (then - now) * Math.min(1, daysAgo / over)

const isDuring = (daysAgo: number, from: number, to: number) => daysAgo <= from && daysAgo >= to

/** The frame goes up with a new crew: three bad months, then morning walks, and it gets better. */
const towerSpell = (daysAgo: number) => isDuring(daysAgo, 235, 160)

export const profiles: Record<SiteKey, SiteProfile> = {
  tower: {
    site: {
      name: 'Harbor Tower',
      address: '1200 Harborside Drive, Galveston, TX 77550',
      country: 'US',
      state: 'US-TX',
      timeZone: DEMO_TIME_ZONE,
      latitude: 29.3097,
      longitude: -94.7925,
      industry: 'construction',
    },
    reports: daysAgo => (towerSpell(daysAgo) ? 1.8 : daysAgo > 235 ? 0.6 : towards(daysAgo, 160, 0.9, 0.25)),
    danger: daysAgo => (towerSpell(daysAgo) ? 1.5 : daysAgo > 235 ? 1 : towards(daysAgo, 160, 1, 0.3)),
    delay: daysAgo => (towerSpell(daysAgo) ? 2 : daysAgo > 235 ? 1.3 : towards(daysAgo, 160, 1.4, 0.6)),
    kinds: [
      ['edge-guarded', 7],
      ['hole-covered', 4],
      ['scaffold-rails', 6],
      ['scaffold-tag', 8],
      ['scaffold-access', 4],
      ['ladder-reach', 6],
      ['ladder-foot', 5],
      ['overhead-secured', 5],
      ['hats-overhead', 9],
      ['seen-by-drivers', 8],
      ['eyes-protected', 7],
      ['rebar-capped', 5],
      ['rigging-checked', 4],
      ['cords-sound', 6],
      ['gfci-used', 3],
      ['cylinders-upright', 4],
      ['walkways-clear', 16],
      ['gloves-right', 7],
      ['extinguisher-near', 3],
      ['ears-protected', 3],
    ],
    areas: [
      'Level 14, north side',
      'Level 12, core',
      'Level 9, east bay',
      'West scaffold, lift 3',
      'Hoist landing',
      'Loading area',
      'Stair B',
      'Roof deck',
      'Crane pad',
    ],
    lead: 'luis.herrera',
    reporters: ['worker', 'hannah.cole', 'manager', 'luis.herrera'],
    fixers: ['worker', 'luis.herrera', 'hannah.cole'],
  },
  warehouse: {
    site: {
      name: 'Riverside Warehouse',
      address: '400 Dock Road, Long Beach, CA 90802',
      country: 'US',
      state: 'US-CA',
      timeZone: 'America/Los_Angeles',
      latitude: 33.7544,
      longitude: -118.2165,
      industry: 'transportation',
    },
    // The holiday goods come in and temporary staff unloads them.
    reports: daysAgo => (isDuring(daysAgo, 80, 45) ? 0.6 : 0.3),
    danger: () => 0.7,
    delay: daysAgo => (isDuring(daysAgo, 80, 45) ? 1.4 : 0.8),
    kinds: [
      ['walking-route', 8],
      ['backup-alarm', 5],
      ['operator-trained', 5],
      ['exits-clear', 7],
      ['walkways-clear', 14],
      ['lifting-help', 9],
      ['shoes-worn', 6],
      ['containers-labeled', 5],
      ['eyewash-near', 3],
      ['extinguisher-near', 4],
      ['guards-on', 3],
      ['locked-out', 2],
      ['ears-protected', 2],
    ],
    areas: ['Dock 4', 'Dock 7', 'Aisle 12', 'Battery room', 'Packing line', 'Cold store', 'Yard gate'],
    lead: 'manager',
    reporters: ['priya.nair', 'hannah.cole'],
    fixers: ['priya.nair', 'hannah.cole'],
  },
  school: {
    site: {
      name: 'Elm Street School',
      address: '85 Elm Street, Columbus, OH 43215',
      country: 'US',
      state: 'US-OH',
      timeZone: 'America/New_York',
      latitude: 39.9612,
      longitude: -82.9988,
      industry: 'construction',
    },
    // Work began eight months ago, with the demolition of the old wing.
    reports: daysAgo => (daysAgo > 245 ? 0 : isDuring(daysAgo, 215, 175) ? 0.8 : 0.3),
    danger: daysAgo => towards(daysAgo, 175, 1, 0.5),
    delay: daysAgo => towards(daysAgo, 245, 1.8, 1.1),
    kinds: [
      ['dust-controlled', 8],
      ['asbestos-checked', 3],
      ['respirators-fit', 6],
      ['demolition-surveyed', 2],
      ['live-parts-covered', 4],
      ['cords-sound', 7],
      ['ladder-top', 4],
      ['ladder-foot', 6],
      ['fire-watch', 4],
      ['flammables-stored', 4],
      ['walkways-clear', 12],
      ['eyes-protected', 6],
      ['tools-sound', 5],
      ['gloves-right', 5],
      ['trench-way-out', 2],
    ],
    areas: [
      'Gym',
      'Old wing, ground floor',
      'Boiler room',
      'Corridor 2',
      'Courtyard',
      'Classroom 105',
      'Roof',
    ],
    lead: 'luis.herrera',
    reporters: ['luis.herrera', 'hannah.cole', 'worker'],
    fixers: ['hannah.cole', 'luis.herrera', 'worker'],
  },
}
