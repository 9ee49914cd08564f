import { statement, type Tx } from '../../kernel/db/db.ts'
import type { Resealer } from '../../kernel/resealing.ts'
import { privateKey } from './addresses.ts'
import type { StoreName } from './storage.ts'
import { withStore } from './storage.ts'

const all = statement('files.sealed', 'select url, store from files where is_private order by id')

/** Puts the private files under the new secret, one after the other; the storage's own key has to be under it already. */
export async function resealFiles(tx: Tx, { ctx, bytes }: Resealer): Promise<void> {
  for (const { url, store } of await tx.rows<{ url: string; store: StoreName }>(all)) {
    await withStore(ctx, store, async (files) => {
      const key = privateKey(url)
      const sealed = await files.read(key)
      const again = sealed && bytes(sealed, url)
      if (again) await files.put(key, again, 'application/octet-stream')
    })
  }
}
