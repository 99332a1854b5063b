import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const BROWSER = 'chromium'
/** FFmpeg itself for the tests' own media, and the headers from which npm compiles the video decoder. */
const media = [
  'ffmpeg',
  'libavcodec-dev',
  'libavformat-dev',
  'libavutil-dev',
  'libswscale-dev',
  'libswresample-dev',
  'libavfilter-dev',
]

/**
 * On x64 Linux every native part comes inside an npm package. ARM Linux has no packaged browser and no
 * compiled video decoder, so the tests need both from the distribution.
 */
export function ensureSystemPackages(system = thisMachine()) {
  if (system.platform !== 'linux' || system.arch !== 'arm64') return
  const missing = [...(system.hasBrowser() ? [] : [BROWSER]), ...media.filter(name => !system.has(name))]
  if (missing.length === 0) return
  const command = `apt-get install --no-install-recommends ${missing.join(' ')}`
  if (!system.isRoot || !system.hasApt) {
    system.print(`The tests need these packages of your distribution: ${missing.join(' ')}.`)
    return
  }
  system.print(`Installing for the tests: ${command}`)
  // One at a time if they don't install together: Ubuntu, for example, has no `chromium` package.
  const failed = system.install(missing) ? [] : missing.filter(name => !system.install([name]))
  if (failed.length > 0)
    system.print(
      `Could not install ${failed.join(' ')}. Install them yourself; BROWSER_PATH can name any Chromium.`,
    )
}

const aptEnvironment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

function apt(...args) {
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env: aptEnvironment }).status === 0
}

function thisMachine() {
  const installed = existsSync('/var/lib/dpkg/status') ? readFileSync('/var/lib/dpkg/status', 'utf8') : ''
  return {
    platform: process.platform,
    arch: process.arch,
    isRoot: process.getuid?.() === 0,
    hasApt: installed !== '' && spawnSync('apt-get', ['--version']).status === 0,
    hasBrowser: () =>
      Boolean(process.env.BROWSER_PATH) ||
      ['chromium', 'chromium-browser', 'google-chrome'].some(name => existsSync(`/usr/bin/${name}`)),
    has: name =>
      installed
        .split('\n\n')
        .some(
          entry => entry.startsWith(`Package: ${name}\n`) && entry.includes('\nStatus: install ok installed'),
        ),
    install: names => {
      // An old package list is tried first, since refreshing it takes longer than the installation.
      const install = () => apt('install', '-y', '--no-install-recommends', ...names)
      return install() || (apt('update') && install())
    },
    print: line => console.log(line),
  }
}

/** A Python that has what `ml/requirements.txt` lists. The scripts that train are tested only where there is one. */
export function pythonWithPackages() {
  const imports = 'import numpy, onnx, onnxruntime, PIL, torch'
  return spawnSync('python3', ['-c', imports]).status === 0 ? 'python3' : undefined
}
