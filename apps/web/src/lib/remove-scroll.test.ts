import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const used =
  /(?:RemoveScroll,\s*\{|RemoveScroll : React\.Fragment;\s*const \w+ = \w+ \? \{)([\s\S]*?)(?:children:|\})/g

/** The properties a Radix package passes to RemoveScroll, read from its code. */
function propsPassed(name: string) {
  const code = readFileSync(join(dirname(resolve(name)), 'index.mjs'), 'utf8')
  return [...code.matchAll(used)].map(([, props = '']) =>
    props.split('\n').flatMap(line => line.trim().match(/^(?:\.{3})?\w+(?=:|,$|$)/) ?? []),
  )
}

// Our RemoveScroll replaces react-remove-scroll (see vite.config.ts). It would drop a property it doesn't know.
it.each(['dialog', 'menu', 'popover'])('the %s of Radix passes only what our RemoveScroll handles', name => {
  expect(propsPassed(`@radix-ui/react-${name}`)).toEqual([['as', 'allowPinchZoom', 'shards']])
})
