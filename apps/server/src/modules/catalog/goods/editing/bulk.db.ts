import { statement, type Tx } from '../../../../kernel/db/db.ts'

interface SkuPrice {
  id: number
  goods_id: number
  price_cents: number
}
// SKUs before their goods, in id order, as orders do.
const lock = statement(
  'catalog.lock_prices',
  `select k.id, k.goods_id, k.price_cents from skus k join goods g on g.id = k.goods_id
    where g.store_id = $1 and g.id = any($2::bigint[]) and g.deleted_at is null and k.deleted_at is null
    order by k.id for no key update of k`,
)
/** Locks the SKUs of goods of a store. */
export const lockPrices = (tx: Tx, storeId: number, goodsIds: readonly number[]): Promise<SkuPrice[]> =>
  tx.rows(lock, [storeId, goodsIds])

const write = statement(
  'catalog.write_prices',
  `update skus s set price_cents = t.price_cents
     from jsonb_to_recordset($1::jsonb) as t(id bigint, price_cents bigint)
    where s.id = t.id and s.price_cents <> t.price_cents`,
)
export const writePrices = (tx: Tx, prices: readonly Omit<SkuPrice, 'goods_id'>[]) =>
  tx.rows(write, [JSON.stringify(prices)])
