// Fills the data of the journeys' shop while the tests run, with the processor time that they leave.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { giveWay, startOnLeash } from './child.mjs'

const LONGEST_START = 600_000

/**
 * Begins a first start of the demo marketplace and stops it once the shop is open. Returns the data folder and a promise
 * that resolves when the server has ended: whether the folder is ready. The fronts must be built.
 */
export function prepareShop(node) {
  const dataDir = mkdtempSync(join(tmpdir(), 'fangshi-e2e-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', MODE: 'demo', HOST: '127.0.0.1', PORT: '0' }
  const stdio = ['ignore', 'pipe', 'inherit', 'ipc']
  const server = startOnLeash(node, ['apps/server/src/main.ts'], settings, { stdio })
  giveWay(server)
  let said = ''
  server.stdout.setEncoding('utf8').on('data', (text) => {
    said += text
    if (isOpen(said)) server.kill('SIGTERM')
  })
  const ready = new Promise((resolve) => {
    const late = setTimeout(() => server.kill('SIGTERM'), LONGEST_START)
    server.on('error', () => resolve(false))
    server.on('close', (code) => {
      clearTimeout(late)
      resolve(isOpen(said) && code === 0)
    })
  })
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  return { dataDir, ready }
}

const isOpen = (said) => said.includes(' is open: ')
