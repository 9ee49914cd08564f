import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

/**
 * The loopback port for the database: the one kept in `file` while it is free, so that tools can keep their
 * connection settings, else a free one, which is kept from then on.
 */
export async function choosePort(file: string): Promise<number> {
  const savedPort = readPort(file)
  if (savedPort !== undefined && (await listenOnce(savedPort)) !== undefined) return savedPort
  const free = await listenOnce(0)
  if (free === undefined) throw new Error('No free loopback port for PostgreSQL')
  writeFileSync(file, `${free}\n`)
  return free
}

function readPort(file: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** Listens for a moment: the port it got, or undefined when it is taken. */
function listenOnce(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const server = createServer()
  server.once('error', () => resolve(undefined))
  server.listen(port, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
  })
  return promise
}
