import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { oneInTurn } from '../../../tools/turns.ts'
import { bareEnvironment } from '../test/processes/bare-environment.ts'
import { testDatabase } from '../test/database.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 }) // on a busy machine

/** What people see when the shop is stopped while they use it, on the program as `npm start` runs it. */

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Asks over a connection kept alive, as browsers do; answers the status, or the code of what went wrong. */
const ask = (agent: Agent, url: string): Promise<number | string> =>
  new Promise((resolve) => {
    request(url, { agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', () => resolve('cut off'))
      answer.resume()
    })
      .on('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'))
      .end()
  })

test.each(oneInTurn(['1', '2']))('with %s server processes, SIGTERM cuts off nobody', async (WORKERS) => {
  const { url, ownerUrl, drop } = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'fangshi-stopped-'))
  const database = { DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl }
  const settings = { DATA_DIR: dataDir, MODE: 'production', PORT: '0', LOG_LEVEL: 'info', RATE_LIMIT: '0' }
  const env = { ...bareEnvironment(), ...database, ...settings, WORKERS }
  const shop = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void shop.kill('SIGKILL'))
  let said = ''
  shop.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  // The log and the welcome may come in either order.
  const listening = /Server listening at (http:[^"]+)"/
  const [, origin] = await vi.waitFor(
    () => (said.includes('is open') && listening.exec(said)) || expect.fail(said),
    120_000,
  )

  const agent = new Agent({ keepAlive: true })
  const seen = new Map<number | string, number>()
  let isOpen = true
  const visit = async (): Promise<void> => {
    for (; isOpen; await wait(10)) {
      const answer = await ask(agent, `${origin}/api/goods`)
      seen.set(answer, (seen.get(answer) ?? 0) + 1)
    }
  }
  const visitors = Promise.all(Array.from({ length: 20 }, visit))
  await vi.waitFor(() => expect(seen.get(200)).toBeGreaterThan(100), 60_000)
  shop.kill('SIGTERM')
  const [code] = await once(shop, 'exit')
  isOpen = false
  await visitors
  agent.destroy()
  await drop()
  await rm(dataDir, { recursive: true })

  // A busy machine may answer that it is busy, which cuts off nobody either.
  expect([...seen.keys()].filter((one) => one !== 503).sort()).toEqual([200, 'ECONNREFUSED'])
  expect(code).toBe(0)
})
