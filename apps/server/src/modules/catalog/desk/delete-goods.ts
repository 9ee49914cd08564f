import { eq } from 'drizzle-orm'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { goods } from '../schema.ts'
import { lockSkus, removeSkus, replaceValues } from './skus.db.ts'
import { dropVersion } from './versions.db.ts'

/** Refuses SKU_RESERVED while unpaid orders hold pieces of the goods. */
export async function refuseReserved(tx: Tx, goodsId: number): Promise<void> {
  const held = (await lockSkus(tx, goodsId)).find(({ reserved }) => reserved > 0)
  if (held) fail('SKU_RESERVED', { sku_id: held.id, sku_no: held.sku_no, reserved: held.reserved })
}

/**
 * What goes with goods that are marked deleted (rules §3): their SKUs, newer words and choices. Values, templates and
 * numbers are free again; orders keep their own snapshot.
 */
export async function deleteParts(tx: Tx, goodsId: number, now: Date): Promise<void> {
  const ids = (await lockSkus(tx, goodsId)).map(({ id }) => id)
  await removeSkus(tx, ids, now)
  await replaceValues(tx, goodsId, [])
  await dropVersion(tx, goodsId)
  const off = { shelf: 'off', freight_choice: 'default', freight_id: null, updated_at: now } as const
  await tx.q.update(goods).set(off).where(eq(goods.id, goodsId))
}
