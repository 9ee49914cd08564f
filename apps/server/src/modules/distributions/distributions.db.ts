import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { rateOf } from '../commissions/rates.sql.ts'

export interface DistributedGoods {
  id: number
  store_id: number
  name: LocalText
  image: string
  price_cents: number
  listed: boolean
}

const goodsOf = statement(
  'distributions.goods',
  `select id, store_id, name, images[1] as image, price_cents, listed from goods where id = any($1::bigint[])`,
)
/** What is shown of goods, by id. */
export async function goodsById(db: Db, ids: readonly number[]): Promise<Map<number, DistributedGoods>> {
  const rows = await db.rows<DistributedGoods>(goodsOf, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const commission = statement(
  'distributions.commission',
  `select coalesce(rate.rate_bp, 0) as rate_bp, g.deleted_at is not null as is_deleted
     from goods g left join lateral (${rateOf('g.store_id', 'g.class_path')}) rate on true where g.id = $1`,
)
/** The platform's commission rate of goods if they were sold now, in basis points, and whether they are deleted. */
export const saleOf = async (db: Db, goodsId: number) =>
  (await db.row<{ rate_bp: number; is_deleted: boolean }>(commission, [goodsId])) as {
    rate_bp: number
    is_deleted: boolean
  }
