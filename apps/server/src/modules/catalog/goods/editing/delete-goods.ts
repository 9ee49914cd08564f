import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import { goods } from '../../schema.ts'
import { lockSkus, removeSkus, replaceValues } from './skus.db.ts'
import { dropVersion } from './versions.db.ts'

interface OwnGoods {
  id: number
  store_id: number
}

/** Refuses SKU_RESERVED while unpaid orders hold pieces of the goods. */
export async function refuseReserved(tx: Tx, { id, store_id }: OwnGoods): Promise<void> {
  const reservedSku = (await lockSkus(tx, store_id, id)).find(({ reserved }) => reserved > 0)
  if (reservedSku)
    fail('SKU_RESERVED', { sku_id: reservedSku.id, sku_no: reservedSku.sku_no, reserved: reservedSku.reserved })
}

/**
 * Removes what belongs to goods that are marked deleted (rules §3): their SKUs, pending content and choices. Values,
 * templates and numbers become available again; orders keep their own snapshot.
 */
export async function deleteParts(tx: Tx, { id, store_id }: OwnGoods, now: Date): Promise<void> {
  const skus = await lockSkus(tx, store_id, id)
  await removeSkus(
    tx,
    skus.map((sku) => sku.id),
    now,
  )
  await replaceValues(tx, id, [])
  await dropVersion(tx, id)
  const off = { shelf: 'off', freight_choice: 'default', freight_id: null, updated_at: now } as const
  await tx.q.update(goods).set(off).where(eq(goods.id, id))
}
