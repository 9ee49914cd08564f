// Where tests keep their databases: in memory where there is plenty, since they make and drop hundreds of them.
import { existsSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const SHARED_MEMORY = '/dev/shm'
const GB = 2 ** 30
const NEEDED = 6 * GB

/** The folder for temporary files of a test run: one in memory where that has room for all databases, else undefined. */
export function memoryFolder() {
  if (!existsSync(SHARED_MEMORY) || freemem() < NEEDED + 2 * GB) return undefined
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= NEEDED ? SHARED_MEMORY : undefined
}
