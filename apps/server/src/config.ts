import { resolve } from 'node:path'
import * as z from 'zod'

const flag = z.stringbool().default(false)

/** The environment, described and checked once; `docs/configuration.md` is made from this schema. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080).describe('Port that the site listens on.'),
  HOST: z.string().default('127.0.0.1').describe('Address that the site listens on.'),
  DATABASE_URL: z
    .string()
    .startsWith('postgres')
    .optional()
    .describe('A PostgreSQL 15 or newer to use instead of the embedded one.'),
  MIGRATE_DATABASE_URL: z
    .string()
    .startsWith('postgres')
    .optional()
    .describe(
      'The same database as another role, which owns the tables and migrates them; the role of DATABASE_URL then needs no right but to connect, and is given what serving needs. Without it the role of DATABASE_URL does everything.',
    ),
  DATA_DIR: z
    .string()
    .optional()
    .describe('Folder of everything that lasts: database, uploads, secrets. Default `.data`.'),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'At least 32 characters that servers over one database share; stored secrets are sealed with it, so keep it. Default: made at the first start, in `DATA_DIR/secrets`.',
    ),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1).describe('Server processes that share the port.'),
  SESSION_HOURS: z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .default(12)
    .describe(
      'After how many hours administrators and sellers have to log in again, however busy they are; shoppers stay logged in.',
    ),
  MODE: z
    .enum(['demo', 'production'])
    .optional()
    .describe('Default: demo with the embedded database, production with DATABASE_URL.'),
  PUBLIC_URL: z.url().optional().describe('Address under which people reach the site. Default: from HOST and PORT.'),
  TRUST_PROXY: flag.describe('Take the client’s address from X-Forwarded-For. Only behind a proxy that sets it.'),
  OUTGOING_PRIVATE: flag.describe(
    'Let storage, couriers and sms services lie in private networks or on this machine; otherwise only public addresses are called.',
  ),
  DEMO_PUBLIC: flag.describe('Let the demo listen on an address that is not loopback.'),
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .default(1200)
    .describe('API requests, and pages, a minute and client address, over all processes; 0 is no limit.'),
  PAGE_CACHE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(1000)
    .describe('How long a public page is kept, in ms; 0 renders each anew, for measuring.'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn').describe('How much the log says.'),
})

export interface Config {
  port: number
  host: string
  databaseUrl: string | undefined
  migrateDatabaseUrl: string | undefined
  dataDir: string
  secretKey: string | undefined
  workers: number
  mode: 'demo' | 'production'
  publicUrl: string
  trustProxy: boolean
  outgoingPrivate: boolean
  /** The longest life of a session in the back offices, ms. */
  sessionMs: number
  rateLimit: number
  pageCacheMs: number
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
}

const isLoopback = (host: string): boolean => /^(localhost|::1|127(\.\d{1,3}){3})$/.test(host)

/** Reads the environment; throws an Error that names what is wrong with it. The launcher chooses `defaultDataDir`. */
export function readConfig(env: NodeJS.ProcessEnv, defaultDataDir: string): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(variables)
  if (!parsed.success) throw new Error(`The settings are wrong.\n${z.prettifyError(parsed.error)}`)
  const it = parsed.data
  if (it.MIGRATE_DATABASE_URL && !it.DATABASE_URL) {
    throw new Error('MIGRATE_DATABASE_URL is set without DATABASE_URL. The embedded database has its own two roles.')
  }
  const mode = it.MODE ?? (it.DATABASE_URL ? 'production' : 'demo')
  if (mode === 'demo' && !isLoopback(it.HOST) && !it.DEMO_PUBLIC) {
    throw new Error(
      'The demo has known passwords and listens on loopback only. Set DEMO_PUBLIC=yes to open it all the same.',
    )
  }
  return {
    port: it.PORT,
    host: it.HOST,
    databaseUrl: it.DATABASE_URL,
    migrateDatabaseUrl: it.MIGRATE_DATABASE_URL,
    dataDir: resolve(it.DATA_DIR ?? defaultDataDir),
    secretKey: it.SECRET_KEY,
    workers: it.WORKERS,
    mode,
    publicUrl: (it.PUBLIC_URL ?? `http://${it.HOST.includes(':') ? `[${it.HOST}]` : it.HOST}:${it.PORT}`).replace(
      /\/$/,
      '',
    ),
    trustProxy: it.TRUST_PROXY,
    outgoingPrivate: it.OUTGOING_PRIVATE,
    sessionMs: it.SESSION_HOURS * 60 * 60 * 1000,
    rateLimit: it.RATE_LIMIT,
    pageCacheMs: it.PAGE_CACHE_MS,
    logLevel: it.LOG_LEVEL,
  }
}
