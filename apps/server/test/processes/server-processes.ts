import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { CallError, createClient, NoAnswerError, type Call } from '@fangshi/contract/client'
import type { Area } from '@fangshi/contract/route'
import { newKey, type TestApp } from '../app.ts'
import type { Answers } from './server-process.ts'

const program = fileURLToPath(new URL('server-process.ts', import.meta.url))

/** Node's flags for processes that load the server; those of the test runner are not theirs. */
const serverFlags = ['--import', new URL('../../src/kernel/quick-imports.ts', import.meta.url).href]

/** A server in a process of its own, over the database of a test. */
export interface ServerProcess {
  /** `http://127.0.0.1:…` */
  address: string
  /** Calls as the holder of a token. */
  as(token: string, area?: Area): Call
  /** Runs a timer of the product in that process, as its jobs would. Throws for a name that no timer has. */
  runTimer(name: string): Promise<void>
  /** The longest time, in ms of processor time, that a call held up others since this was last asked for. */
  longestStall(): Promise<number>
  kill(): void
  /** Ends it, if it still runs. */
  close(): Promise<void>
}

/** Processes whose server was closed, for the next one: to load a server takes longer than most tests. */
const free: ChildProcess[] = []
let requests = 0

/** Has a process do something; rejects when that fails, or when the process ends meanwhile. */
function ask<Asked extends keyof Answers>(
  child: ChildProcess,
  asked: Asked,
  given?: Parameters<Answers[Asked]>[0],
): Promise<Awaited<ReturnType<Answers[Asked]>>> {
  const id = ++requests
  return new Promise((resolve, reject) => {
    const take = ({ id: of, answer, failure }: { id: number; answer: never; failure?: string }): void => {
      if (of !== id) return
      child.off('message', take).off('exit', ended)
      if (failure === undefined) resolve(answer)
      else reject(new Error(failure))
    }
    const ended = (): void => {
      child.off('message', take)
      reject(new Error('the server process ended'))
    }
    child.on('message', take).once('exit', ended)
    child.send({ id, ask: asked, with: given })
  })
}

function takeFree(): ChildProcess | undefined {
  for (;;) {
    const child = free.pop()
    if (!child || child.connected) return child
  }
}

/** Starts a server; its process ends when it is killed or when this one ends. */
export async function startServer({ ctx }: TestApp): Promise<ServerProcess> {
  const { databaseUrl = '', dataDir } = ctx.config
  const child = takeFree() ?? fork(program, { execArgv: serverFlags })
  child.ref()
  child.channel?.ref()
  // The test runner sets a MODE of its own, with another meaning.
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, RATE_LIMIT: '0', LOG_LEVEL: 'silent', MODE: 'demo' }
  const address = await ask(child, 'open', settings)
  return {
    address,
    as: (token, area = 'Home') =>
      createClient({
        origin: address,
        locale: () => 'zh-cn',
        tokens: { get: (of) => (of === area ? token : null), set: () => {} },
      }),
    runTimer: (name) => ask(child, 'runTimer', name),
    longestStall: () => ask(child, 'longestStall'),
    kill() {
      child.kill('SIGKILL')
      if (child.connected) child.disconnect() // it is not used again
    },
    async close() {
      if (!child.connected || free.includes(child)) return
      await ask(child, 'close')
      child.unref()
      child.channel?.unref()
      free.push(child)
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
