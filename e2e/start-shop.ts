import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    dataDir: string
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

const verify = (env: NodeJS.ProcessEnv): Promise<{ code: number | null; text: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/verify.ts')], { env })
    let text = ''
    child.stdout.on('data', (part: Buffer) => (text += part.toString()))
    child.stderr.on('data', (part: Buffer) => (text += part.toString()))
    child.once('exit', (code) => resolve({ code, text }))
  })

const startMs = 300_000

/** Resolves when the server prints that it is open; rejects when it ends before, or takes too long. */
const opened = (server: ChildProcessByStdio<null, Readable, null>): Promise<void> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(() => reject(new Error(`the shop did not open in time:\n${printed}`)), startMs)
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (!printed.includes(' is open: ')) return
      clearTimeout(timer)
      resolve()
    })
    server.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the shop ended with ${code} instead of opening:\n${printed}`))
    })
  })

/**
 * Lets the server go before the browsers: as root they give themselves the priority -8, and a server that gets no processor
 * refuses its callers.
 */
function goFirst(pid: number): void {
  try {
    setPriority(pid, -15)
  } catch {
    // Only root may, and only then the browsers do.
  }
}

/**
 * Starts one new demo marketplace for all journeys, as `npm start` does, in a folder of its own; `npm test` has filled one
 * before (`E2E_DATA_DIR`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = process.env.E2E_DATA_DIR || (await mkdtemp(join(tmpdir(), 'fangshi-e2e-')))
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    TRUST_PROXY: 'true',
    DATABASE_URL: '',
    MODE: 'demo',
  }
  const server = spawn(process.execPath, [join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (server.pid) goFirst(server.pid)
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await opened(server)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('origin', `http://127.0.0.1:${port}`)
  project.provide('dataDir', dataDir)
  return async () => {
    // Whatever the journeys did, money and stock must agree with the records they are derived from.
    const { code, text } = await verify(env)
    await stop()
    if (code !== 0) throw new Error(`npm run verify found drift after the journeys:\n${text}`)
  }
}
