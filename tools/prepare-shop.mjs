// Fills the data of the journeys' shop while the tests run, with the processor time that they leave.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Begins a first start of the demo marketplace and stops it once the shop is open. Returns the data folder and a promise
 * that resolves when the server has ended: whether the folder is ready. The fronts must be built.
 */
export function prepareShop(node) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fangshi-e2e-'))
  const leash = new URL('./leash.mjs', import.meta.url).href
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', MODE: 'demo', HOST: '127.0.0.1', PORT: '0' }
  const server = spawn(node, ['--import', leash, 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...settings, FANGSHI_LEASH: '1' },
  })
  giveWay(server)
  let isOpen = false
  server.stdout.setEncoding('utf8').on('data', (text) => {
    if (isOpen || !text.includes(' is open: ')) return
    isOpen = true
    server.kill('SIGTERM')
  })
  const ready = new Promise((resolve) => {
    server.on('error', () => resolve(false))
    server.on('close', (code) => resolve(isOpen && code === 0))
  })
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  return { dataDir, ready }
}

/** Its database goes with it. */
function giveWay({ pid }) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already.
  }
}
