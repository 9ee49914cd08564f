import { openDatabase, type PooledDatabase } from '../src/kernel/db/db.ts'
import type { TestDatabase } from './database.ts'
import { patientWaits } from './patient-waits.ts'

/** A database with the connections of a test app. */
export interface OpenDatabase {
  url: string
  /** As the role that serves. */
  db: PooledDatabase
  /** As the role that owns the tables. */
  owner: PooledDatabase
  /** Gives it back; nothing of it may be used any more. */
  end(): Promise<void>
}

/** Opens a database that is the caller's alone; the end drops it. */
export function openOwnDatabase({ url, ownerUrl, drop }: TestDatabase): OpenDatabase {
  const db = openDatabase(url, 10, patientWaits)
  const owner = openDatabase(ownerUrl, 2, patientWaits)
  return {
    url,
    db,
    owner,
    async end() {
      await Promise.all([db.close(), owner.close()])
      await drop()
    },
  }
}
