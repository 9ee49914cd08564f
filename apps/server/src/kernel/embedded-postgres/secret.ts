import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads a secret of the data folder, or undefined when there is none. Throws when it may not be read. */
export function readSecret(dataDir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'secrets', name), 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes a random secret of 64 hex digits in `secrets/` (0700) of the data folder, in a file that only we read (0600).
 * It is whole or absent after a crash, never empty.
 */
export function makeSecret(dataDir: string, name: string): string {
  const secret = randomBytes(32).toString('hex')
  const folder = join(dataDir, 'secrets')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, `${name}.new`), secret, { mode: 0o600, flush: true })
  renameSync(join(folder, `${name}.new`), join(folder, name))
  return secret
}
