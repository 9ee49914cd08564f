import { ADMIN, clusterUrl } from './cluster.ts'
import { connectWhenReady } from './connect.ts'
import type { Connected } from './launch.ts'
import { isAlive, type Postmaster, stopPostmaster } from './postmaster.ts'

type WatchOptions = {
  password: string
  /** Starts the server anew on its port. */
  restart: (port: number) => Promise<Connected>
  log: (line: string) => void
  /** Told why a dead server cannot be started again; the watch is over then. */
  onLost: (error: Error) => void
}

/**
 * Sees a server die, however it does, by the administrator's session on it, and starts it again. Where the session alone
 * was ended, it is opened anew. `stop` ends the server, also one that is just being restarted.
 */
export function watchServer(
  started: Connected,
  { password, restart, log, onLost }: WatchOptions,
): { stop(): Promise<void> } {
  let { server, admin } = started
  let stopping = false
  let recovered: Promise<void> = Promise.resolve()

  const follow = (connected: Connected): void => {
    ;({ server, admin } = connected)
    admin.once('end', () => {
      if (!stopping) recovered = recover(server)
    })
  }
  const recover = async (lost: Postmaster): Promise<void> => {
    try {
      const again = await connectWhenReady(clusterUrl(lost, password, ADMIN), () => isAlive(lost))
      if (again) return follow({ server: lost, admin: again })
      log(`PostgreSQL (process ${lost.pid}) died; starting it again`)
      const connected = await restart(lost.port)
      follow(connected)
      log(`PostgreSQL started again on 127.0.0.1:${connected.server.port}`)
    } catch (error) {
      onLost(error as Error)
    }
  }

  follow(started)
  return {
    async stop() {
      stopping = true
      await recovered
      await stopPostmaster(server)
      await admin.end()
    },
  }
}
