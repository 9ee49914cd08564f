import type { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How long processes that share the port may take to stop listening, one after another, in ms. */
const othersMs = 150
/** How long a connection may stay idle before it is closed, in ms. */
const idleMs = 1000

/**
 * Lets no new connections in and leaves those that are there open: whoever has one asks over it, rather than over a new
 * one that another process, which is stopping as well, would cut off. Resolves when all processes have done so.
 */
export async function stopListening(server: HttpServer): Promise<void> {
  Server.prototype.close.call(server) // that of http would close idle connections, on which a request may be under way
  await wait(othersMs)
}

/** Resolves when all connections have ended, or those that are left had time to send what was under way. */
export async function connectionsEnded(server: HttpServer): Promise<void> {
  const open = (): Promise<number> =>
    new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)))
  for (const end = performance.now() + idleMs; performance.now() < end && (await open()) > 0;) await wait(10)
}
