import { tmpdir } from 'node:os'
import type { ErrorKey } from '@fangshi/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../src/config.ts'
import type { Context } from '../src/context.ts'
import { openDatabase, type PooledDatabase } from '../src/kernel/db/db.ts'
import { createEvents } from '../src/kernel/events/events.ts'
import { sendNotFound } from '../src/kernel/http/envelope.ts'
import { mountApi } from '../src/kernel/http/mount.ts'
import type { MountedRoute } from '../src/kernel/http/on.ts'
import { createServer } from '../src/kernel/http/server.ts'
import type { Guard } from '../src/kernel/http/who.ts'
import { Tally } from '../src/kernel/tally.ts'
import { queuedJobs } from '../src/kernel/jobs/queued-jobs.ts'
import { createLog } from '../src/kernel/log.ts'
import { randomDigits } from '../src/kernel/random-digits.ts'
import { testDatabase } from './database.ts'
import { patientWaits } from './patient-waits.ts'

/** A server of the kernel alone, with the routes of a test. */
export interface KernelApp {
  app: FastifyInstance
  ctx: Context & { db: PooledDatabase }
  /** Every line of the log so far. */
  lines: string[]
  close(): Promise<void>
}

/** The token of a shopper, a seller or an administrator with that id; no rows are needed. */
export const tokenOf = (area: 'Home' | 'Seller' | 'Admin', id = 1): string =>
  `${area}-token-${String(id).padStart(20, '0')}`

/**
 * Accepts tokens of `tokenOf`. Administrators hold the rights that end in `.index`; nobody holds the button `delete`.
 * Token 99 is due for renewal; the holder of token 98 proved who they are too long ago.
 */
const guard: Guard = {
  async authenticate(area, token) {
    const id = Number(token.split('-')[2])
    if (token !== tokenOf(area, id)) return null
    const session = { session_id: id, user_id: id, belong_id: 0 }
    const rest = { isConfirmed: id !== 98, ...(id === 99 ? { renewed: tokenOf(area, 100) } : {}) }
    if (area === 'Home') return { who: { area, ...session }, ...rest }
    if (area === 'Seller') return { who: { area, ...session, store_id: id, is_suspended: false }, ...rest }
    return { who: { area, session_id: id, admin_id: id, is_super: false }, ...rest }
  },
  allow: async (_who, right) => right.endsWith('.index'),
  lacksSecondFactor: async () => false,
  mayPress: async (_who, _screen, buttons) => !buttons.includes('delete'),
  audit: async () => {},
}

/** Mounts `routes` on a bare server with its own database. It logs at every level. `ports` replace members of the guard. */
export async function kernelApp(
  routes: readonly MountedRoute[],
  settings: Partial<Config> = {},
  constraints: Record<string, ErrorKey> = {},
  ports: Partial<Guard> = {},
): Promise<KernelApp> {
  const database = await testDatabase()
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: database.ownerUrl,
    migrateDatabaseUrl: undefined,
    dataDir: tmpdir(),
    secretKey: undefined,
    workers: 1,
    mode: 'production',
    publicUrl: 'http://127.0.0.1:8080',
    trustProxy: false,
    outgoingPrivate: true,
    sessionMs: 12 * 60 * 60 * 1000,
    rateLimit: 0,
    pageCacheMs: 0,
    logLevel: 'debug',
    ...settings,
  }
  const ctx: KernelApp['ctx'] = {
    db: openDatabase(database.ownerUrl, 40, patientWaits),
    now: () => new Date(),
    randomDigits,
    config,
    log,
    jobs: queuedJobs([]),
    events: createEvents(log),
    visits: new Tally(),
  }
  const app = createServer(config, log, constraints)
  app.setNotFoundHandler(sendNotFound)
  await mountApi(app, { ctx, guard: { ...guard, ...ports }, routes })
  return {
    app,
    ctx,
    lines,
    async close() {
      await app.close()
      await ctx.db.close()
      await database.drop()
    },
  }
}
