import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { openDatabase } from '../apps/server/src/kernel/db/db.ts'
import { findPostgres } from '../apps/server/src/kernel/embedded-postgres/embedded-postgres.ts'

/** Lets eleven minutes pass since the person on a page of a back office last proved who they are. */
export async function forgetConfirmation(page: Page, area: 'Admin' | 'Seller'): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), `${area}_token`)
  const found = await findPostgres(inject('dataDir'))
  if (!found || !token) throw new Error('there is no database, or nobody is logged in')
  const db = openDatabase(found.url, 1)
  try {
    const { rowCount } = await db.pool.query(
      `update sessions set confirmed_at = confirmed_at - interval '11 minutes' where token_hash = $1`,
      [createHash('sha256').update(token).digest()],
    )
    if (rowCount !== 1) throw new Error('the session is not in the database')
  } finally {
    await db.close()
  }
}
