// The browser for the journeys: the system's Chromium, installed where that is allowed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell first: it needs half the processor time of a Chromium without windows (decision 0189). */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium: CHROMIUM_PATH, or one on PATH, or Chrome's place on macOS. Undefined when there is none. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [...onPath, MAC]
  return candidates.find(isExecutable)
}

/** Finds Chromium, or installs it when run as root on Debian or Ubuntu. Otherwise throws how to get it. */
export function ensureChromium() {
  const found = findChromium() ?? install()
  if (!found) {
    console.error(
      'The browser journeys need Chromium or Chrome. Install it (Debian: apt-get install chromium-headless-shell ' +
        'fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
    )
  }
  return found
}

function install() {
  if (process.getuid?.() !== 0 || process.env.CHROMIUM_PATH || !succeeds('apt-get', ['--version'])) return undefined
  console.log('Installing Chromium for the browser journeys …')
  const add = (browser) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', browser, 'fonts-noto-cjk'])
  // Ubuntu and older releases of Debian have no package of the shell alone.
  const installed = succeeds('apt-get', ['update']) && (add('chromium-headless-shell') || add('chromium'))
  return installed ? findChromium() : undefined
}

function succeeds(program, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync(program, args, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status) console.error(`${stdout}${stderr}`)
  return status === 0
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
