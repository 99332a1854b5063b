// Starts a TypeScript entry, named by the first argument, in a worker thread or a child process. Used in development
// and tests only; the built server starts its bundled entries directly.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const entry = process.argv[2]
const folder = join(root, '.cache/entries')
const hash = createHash('sha256').update(entry).digest('hex').slice(0, 8)
const file = join(folder, `${basename(entry, '.ts')}-${hash}.mjs`)

function versionOf(path) {
  const { size, mtimeMs } = statSync(join(root, path))
  return `${size} ${mtimeMs}`
}

/** The first line of a bundle lists its sources with their versions. */
function isCurrent() {
  try {
    const bundle = readFileSync(file, 'utf8')
    const versions = JSON.parse(bundle.slice('//'.length, bundle.indexOf('\n')))
    return Object.entries(versions).every(([path, version]) => versionOf(path) === version)
  } catch {
    return false
  }
}

/** Packages stay outside. A module of ours finds its files by its URL, which remains that of its source. */
const keepAddresses = {
  name: 'keep-addresses',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@plumbline/') ? undefined : { path, external: true },
    )
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: 'ts',
    }))
  },
}

/** A bundle loads in a fraction of the time that its hundreds of sources take. */
async function bundle() {
  const { build, stop } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    metafile: true,
    write: false,
    plugins: [keepAddresses],
  })
  // Its process would stay as long as this one.
  await stop()
  const versions = Object.fromEntries(Object.keys(metafile.inputs).map(path => [path, versionOf(path)]))
  // Others may be starting the same entry: they find all of the file or none.
  mkdirSync(folder, { recursive: true })
  const written = `${file}.${process.pid}-${process.hrtime.bigint()}`
  writeFileSync(written, `//${JSON.stringify(versions)}\n${outputFiles[0].text}`)
  renameSync(written, file)
}

if (!isCurrent()) await bundle()
// It sees the arguments that it would have without this file.
process.argv.splice(1, 1)
await import(pathToFileURL(file).href)
