import { fork, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase, type Database } from '../../apps/server/src/kernel/db/db.ts'
import { startPostgres } from '../../apps/server/src/kernel/embedded-postgres/embedded-postgres.ts'

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A port on loopback that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

export interface RunningServer {
  port: number
  process: ChildProcess
  stop(): Promise<void>
}

export interface World {
  db: Database
  databaseUrl: string
  dataDir: string
  /** Starts the product with these settings over the world's database. */
  serve(settings?: Record<string, string>): Promise<RunningServer>
  /** Starts the server of the yardsticks (`bare.ts`). */
  bare(): Promise<RunningServer>
  /** Restarts the database, so that its caches are empty. No server may run meanwhile. */
  restartDatabase(): Promise<void>
  close(): Promise<void>
}

/**
 * A separate PostgreSQL with the product's usual settings (fsync on), in a temporary folder or in `kept`, which stays for
 * the next time.
 */
export async function openWorld(kept?: string): Promise<World> {
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'fangshi-bench-')))
  const open = async () => {
    const postgres = await startPostgres({ dataDir, log: () => {} })
    return { postgres, db: openDatabase(postgres.ownerUrl) }
  }
  let { postgres, db } = await open()
  const shut = async (): Promise<void> => {
    await db.close()
    await postgres.stop()
  }
  const children = new Set<ChildProcess>()
  const start = async (script: string, settings: Record<string, string>): Promise<RunningServer> => {
    const port = Number(settings.PORT ?? (await freePort()))
    const env = {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: postgres.ownerUrl,
      DATA_DIR: dataDir,
      MODE: 'production',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    }
    const child = fork(file(script), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    children.add(child)
    const stop = async (): Promise<void> => {
      children.delete(child)
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    for (let attempt = 0; attempt < 900 && child.exitCode === null; attempt++) {
      const ready = await fetch(`http://127.0.0.1:${port}/${script.includes('bare') ? 'bare' : 'readyz'}`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ready) return { port, process: child, stop }
      await wait(100)
    }
    await stop()
    throw new Error(`${script} did not get ready`)
  }
  return {
    get db() {
      return db
    },
    get databaseUrl() {
      return postgres.ownerUrl
    },
    dataDir,
    serve: (settings = {}) => start('../../apps/server/src/main.ts', settings),
    bare: () => start('./bare.ts', {}),
    async restartDatabase() {
      await shut()
      ;({ postgres, db } = await open())
    },
    async close() {
      // Those that an error has left running keep their connections.
      for (const child of children) child.kill('SIGKILL')
      await shut()
      if (!kept) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
