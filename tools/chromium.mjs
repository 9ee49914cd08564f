// The browser for the journeys: the system's Chromium, installed where that is allowed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { giveWay } from './child.mjs'

/** The headless shell first: it needs half the processor time of a Chromium without windows (decision 0189). */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Ubuntu and older releases of Debian have no package of the shell alone. */
const INSTALL = `
  add() { apt-get -q install -y --no-install-recommends "$1" fonts-noto-cjk; }
  apt-get -q update && (add chromium-headless-shell || add chromium)`
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium: CHROMIUM_PATH, or one on PATH, or Chrome's place on macOS. Undefined when there is none. */
export function findChromium() {
  const candidates = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : [...NAMES.flatMap(onPath), MAC]
  return candidates.find(isExecutable)
}

/** Finds Chromium, or installs it when run as root on Debian or Ubuntu. Otherwise says how to get it, and resolves to undefined. */
export async function ensureChromium() {
  const found = findChromium() ?? (await install())
  if (!found) {
    console.error(
      'The browser journeys need Chromium or Chrome. Install it (Debian: apt-get install chromium-headless-shell ' +
        'fonts-noto-cjk), or set CHROMIUM_PATH to its program.',
    )
  }
  return found
}

/** One program, since this process may be kept waiting by npm meanwhile; it lets others go first. */
async function install() {
  if (process.getuid?.() !== 0 || process.env.CHROMIUM_PATH || !onPath('apt-get').some(isExecutable)) return undefined
  console.log('Installing Chromium for the browser journeys …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = spawn('sh', ['-c', INSTALL], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  giveWay(apt)
  let said = ''
  for (const stream of [apt.stdout, apt.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(apt, 'close')
  if (code !== 0) console.error(said)
  return code === 0 ? findChromium() : undefined
}

/** Where a program of that name may be. */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
