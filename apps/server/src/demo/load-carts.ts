import type { DemoPlan } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { carts } from '../modules/cart/schema.ts'
import type { SaleLine } from '../modules/catalog/public.ts'
import { insertRows, of } from './insert.ts'

export async function loadCarts(
  tx: Tx,
  plan: DemoPlan,
  userIds: ReadonlyMap<string, number>,
  saleLine: ReadonlyMap<string, SaleLine>,
): Promise<void> {
  const rows = plan.carts.map(({ user, sku, quantity, price_cents, added_at }) => ({
    user_id: of(userIds, user),
    sku_id: of(saleLine, sku).sku_id,
    buy_num: quantity,
    price_cents,
    updated_at: added_at,
    created_at: added_at,
  }))
  await insertRows(
    tx,
    carts,
    rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  )
}
