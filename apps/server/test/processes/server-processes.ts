import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { CallError, createClient, NoAnswerError, type Call } from '@fangshi/contract/client'
import type { Area } from '@fangshi/contract/route'
import { newKey, type TestApp } from '../app.ts'

const program = fileURLToPath(new URL('server-process.ts', import.meta.url))

/** Node's flags for processes that load the server; those of the test runner are not theirs. */
const serverFlags = ['--import', new URL('../../src/kernel/quick-imports.ts', import.meta.url).href]

/** A server in a process of its own, over the database of a test. */
export interface ServerProcess {
  process: ChildProcess
  /** `http://127.0.0.1:…` */
  address: string
  /** Calls as the holder of a token. */
  as(token: string, area?: Area): Call
  /** Runs a timer of the product in that process, as its jobs would. Throws for a name that no timer has. */
  runTimer(name: string): Promise<void>
}

let runs = 0

/** Starts a server; it ends when it is killed or when this process ends. */
export async function startServer({ ctx }: TestApp): Promise<ServerProcess> {
  const { databaseUrl = '', dataDir } = ctx.config
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
  // The test runner sets a MODE of its own, with another meaning.
  const child = fork(program, { env: { ...process.env, ...settings, MODE: 'demo' }, execArgv: serverFlags })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server process ended')))
  ended.catch(() => {})
  const [address] = (await Promise.race([once(child, 'message'), ended])) as [string]
  return {
    process: child,
    address,
    as: (token, area = 'Home') =>
      createClient({
        origin: address,
        locale: () => 'zh-cn',
        tokens: { get: (of) => (of === area ? token : null), set: () => {} },
      }),
    async runTimer(name) {
      const id = ++runs
      child.send({ timer: name, id })
      for (;;) {
        const [answer] = (await Promise.race([once(child, 'message'), ended])) as [{ ran?: number; failure?: string }]
        if (answer.ran !== id) continue
        if (answer.failure) throw new Error(answer.failure)
        return
      }
    },
  }
}

/** The server has too much to do, or works on the same call already. */
export const isBusy = (error: unknown): boolean =>
  error instanceof CallError && (error.key === 'BUSY' || error.key === 'REQUEST_IN_PROGRESS')

const isPassing = (error: unknown): boolean => error instanceof NoAnswerError || isBusy(error)

/** The same calls, sent again with their key while the server is busy or (by default) does not answer, as clients do. */
export const patient =
  (call: Call, mayPass = isPassing): Call =>
  async (route, input, options = {}) => {
    const withKey = { key: newKey(), ...options }
    for (let tries = 1; ; tries++) {
      try {
        return await call(route, input, withKey)
      } catch (error) {
        if (tries === 20 || !mayPass(error)) throw error
        await wait(tries * 20)
      }
    }
  }
