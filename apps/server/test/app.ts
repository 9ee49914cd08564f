import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type Call } from '@fangshi/contract/client'
import type { Area } from '@fangshi/contract/route'
import type { FastifyInstance } from 'fastify'
import { createApp, jobs as allJobs } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import type { PooledDatabase } from '../src/kernel/db/db.ts'
import { connectHooks } from '../src/kernel/hook.ts'
import { createEvents } from '../src/kernel/events/events.ts'
import { unrecordedWrite } from '../src/kernel/http/mount.ts'
import { queuedJobs } from '../src/kernel/jobs/queued-jobs.ts'
import { createLog } from '../src/kernel/log.ts'
import { randomDigits } from '../src/kernel/random-digits.ts'
import { Tally } from '../src/kernel/tally.ts'
import { modules } from '../src/modules.ts'
import type { TestDatabase } from './database.ts'
import { openOwnDatabase, type OpenDatabase } from './open-database.ts'

export interface TestApp {
  /** Over the database as the role that serves, as in production. */
  ctx: Context & { db: PooledDatabase }
  /** The same database as the role that owns the tables: for what serving may not do. */
  owner: PooledDatabase
  app: FastifyInstance
  /** Calls over the wire format (injected, no socket) as the holder of a token, or as a guest. Throws `CallError`. */
  as(token: string | null, area?: Area): Call
  /** Moves the clock forward. */
  advance(ms: number): void
  setNow(at: Date): void
  /** Empties the cache of settings, so that the next read asks the database. */
  forgetSettings(): void
  /** Runs every queued job, including those that the jobs queue. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

/** The usual log; it also collects back-office writes that left nothing in the audit log (rules §11). */
function watchedLog(level: string, unrecorded: string[], print: (line: string) => void): Context['log'] {
  const write = (line: string): void => {
    if (line.includes(unrecordedWrite)) unrecorded.push(line)
    print(line)
  }
  return createLog(level, { write })
}

/** What a server for tests may be given instead of the usual. */
export interface Surroundings {
  /** One that the test made; default: one that test files use in turn. */
  database?: TestDatabase
  /** Default: the real time, moved by `advance`, which has no effect on another clock. */
  now?: () => Date
  randomDigits?: Context['randomDigits']
  /** Takes the lines of the log; default: the standard output. */
  print?: (line: string) => void
}

/**
 * A server with its own database and a clock that tests move. Closing it fails if a back-office write left nothing in
 * the audit log.
 */
export async function testApp(settings: Partial<Config> = {}, given: Surroundings = {}): Promise<TestApp> {
  // Test files share a process, and an earlier one may have connected other listeners.
  connectHooks(modules.flatMap((module) => module.listens ?? []))
  // Loaded here, so that programs without a test run can bring a database of their own.
  const shared = async (): Promise<OpenDatabase> => (await import('./shared-databases.ts')).openSharedDatabase()
  const database = given.database ? openOwnDatabase(given.database) : await shared()
  const dataDir = await mkdtemp(join(tmpdir(), 'fangshi-test-'))
  const jobs = queuedJobs(allJobs)
  let shift = 0
  const unrecorded: string[] = []
  const print = given.print ?? ((line) => void process.stdout.write(line))
  const log = watchedLog(settings.logLevel ?? 'error', unrecorded, print)
  const ctx: TestApp['ctx'] = {
    db: database.db,
    now: given.now ?? (() => new Date(Date.now() + shift)),
    randomDigits: given.randomDigits ?? randomDigits,
    config: {
      port: 0,
      host: '127.0.0.1',
      databaseUrl: database.url,
      migrateDatabaseUrl: undefined,
      dataDir,
      secretKey: undefined,
      workers: 1,
      mode: 'demo',
      publicUrl: 'http://127.0.0.1:8080',
      trustProxy: false,
      outgoingPrivate: true,
      // Tests move the clock by days.
      sessionMs: 365 * 24 * 60 * 60 * 1000,
      rateLimit: 0,
      pageCacheMs: 0,
      logLevel: 'error',
      ...settings,
    },
    log,
    jobs,
    events: createEvents(log),
    visits: new Tally(),
  }
  const app = await createApp(ctx)
  await app.ready()
  const send: typeof fetch = async (input, init) => {
    const response = await app.inject({
      method: (init?.method ?? 'GET') as 'GET',
      url: String(input),
      headers: init?.headers as Record<string, string>,
      payload: init?.body as string,
      remoteAddress: '127.0.0.1',
    })
    return new Response(response.rawPayload, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    })
  }
  return {
    ctx,
    owner: database.owner,
    app,
    as: (token, area = 'Home') =>
      createClient({
        locale: () => 'zh-cn',
        tokens: { get: (of) => (of === area ? token : null), set: () => {} },
        fetch: send,
      }),
    advance: (ms) => void (shift += ms),
    setNow: (at) => void (shift = at.getTime() - Date.now()),
    // Settings are cached per database object, so a new one has an empty cache.
    forgetSettings: () => void (ctx.db = { ...ctx.db }),
    runJobs: () => jobs.run(ctx),
    async close() {
      await ctx.events.stop()
      await app.close()
      await database.end()
      await rm(dataDir, { recursive: true, force: true })
      if (unrecorded.length) throw new Error(unrecorded.join(''))
    },
  }
}

/** A new idempotency key. */
export const newKey = (): string => randomUUID()
