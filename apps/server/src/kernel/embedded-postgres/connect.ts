import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const RECOVERY_PATIENCE = 5 * 60_000
const POLL = 25

/**
 * A connection to a server that may still be starting or recovering. Answers undefined when the server is gone or is
 * not ours: both sides of scram prove that they know the password. Throws when it is not ready after five minutes.
 */
export async function connectWhenReady(url: string, alive: () => boolean): Promise<Client | undefined> {
  const deadline = Date.now() + RECOVERY_PATIENCE
  while (alive()) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    // Without a listener a connection that breaks while idle would end the process.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      if (!isNotReady(error)) return undefined
      if (Date.now() > deadline) throw error
    }
    await sleep(POLL)
  }
  return undefined
}

/** Without its socket file, refused or cut off while it starts or stops, or "the database system is starting up". */
function isNotReady(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.message.startsWith('Connection terminated')) return true
  return 'code' in error && ['57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(String(error.code))
}
