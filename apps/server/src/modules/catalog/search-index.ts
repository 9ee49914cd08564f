import type { Tx } from '../../kernel/db/db.ts'

/** Writes the search words of goods anew. */
export async function indexGoods(_tx: Tx, _ids: readonly number[]): Promise<void> {}
