import { and, eq } from 'drizzle-orm'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { seckills } from './schema.ts'
import type { LiveSku, SkuTerms } from './terms.ts'

export type SeckillRow = typeof seckills.$inferSelect

/** Locks a flash sale, of one store or of any for null; undefined when there is none such. */
export async function lockSeckill(tx: Tx, id: number, storeId: number | null): Promise<SeckillRow | undefined> {
  const own = storeId === null ? undefined : eq(seckills.store_id, storeId)
  const [row] = await tx.q
    .select()
    .from(seckills)
    .where(and(eq(seckills.id, id), own))
    .for('update')
  return row
}

/** Adds a flash sale without its SKUs and returns its id. */
export async function insertSeckill(tx: Tx, row: typeof seckills.$inferInsert): Promise<number> {
  const [made] = await tx.q.insert(seckills).values(row).returning({ id: seckills.id })
  return made!.id
}

/** Marks a locked flash sale as stopped. */
export async function setStopped(
  tx: Tx,
  id: number,
  stopped: Pick<SeckillRow, 'stopped_at' | 'stopped_by' | 'stop_reason'>,
): Promise<void> {
  await tx.q.update(seckills).set(stopped).where(eq(seckills.id, id))
}

const terms = statement(
  'seckills.sku_terms',
  'select sku_id, price_cents, quota from seckill_skus where seckill_id = $1 order by sku_id',
)
/** The prices and quotas that are written down for a flash sale. */
export const skuTermsOf = (db: Db, id: number) => db.rows<SkuTerms>(terms, [id])

const replace = statement(
  'seckills.put_sku_terms',
  `with given as (
     select * from unnest((select $2::bigint[]), (select $3::bigint[]), (select $4::int[])) as t(sku_id, price_cents, quota)
   ), gone as (
     delete from seckill_skus where seckill_id = $1 and sku_id not in (select sku_id from given)
   )
   insert into seckill_skus (seckill_id, sku_id, price_cents, quota) select $1, sku_id, price_cents, quota from given
   on conflict (seckill_id, sku_id) do update set price_cents = excluded.price_cents, quota = excluded.quota`,
)
/** Replaces the stored prices and quotas of a flash sale. */
export const putSkuTerms = (tx: Tx, id: number, skus: readonly SkuTerms[]) =>
  tx.rows(replace, [id, skus.map((s) => s.sku_id), skus.map((s) => s.price_cents), skus.map((s) => s.quota)])

const live = statement(
  'seckills.live_skus',
  `select s.id as sku_id, s.goods_id, s.price_cents from skus s join goods g on g.id = s.goods_id
    where s.goods_id = $1 and s.store_id = $2 and s.deleted_at is null and g.deleted_at is null`,
)
/** The SKUs of goods of a store; none when the goods are another store's or deleted. */
export const liveSkus = (db: Db, goodsId: number, storeId: number) => db.rows<LiveSku>(live, [goodsId, storeId])

/** What a list shows of a flash sale besides its own row. */
export interface SeckillFacts {
  id: number
  goods_name: LocalText
  goods_image: string
  store_name: LocalText
  quota: number
  ordered: number
}
const facts = statement(
  'seckills.facts',
  `select k.id, g.name as goods_name, g.images[1] as goods_image, s.store_name,
          (select coalesce(sum(quota), 0)::int from seckill_skus where seckill_id = k.id) as quota,
          (select coalesce(sum(quota - returned - on_hand + reserved), 0)::int from stock_pools
            where activity_id = k.activity_id) as ordered
     from seckills k join goods g on g.id = k.goods_id join stores s on s.id = k.store_id where k.id = any($1::bigint[])`,
)
export const factsOf = async (db: Db, ids: readonly number[]): Promise<Map<number, SeckillFacts>> =>
  new Map((await db.rows<SeckillFacts>(facts, [ids])).map((row) => [row.id, row]))

export interface SeckillSku extends SkuTerms {
  sku_name: LocalText
  goods_price_cents: number
  ordered: number
  stock: number
}
const skusOf = statement(
  'seckills.skus',
  `select t.sku_id, t.price_cents, t.quota, s.name as sku_name, s.price_cents as goods_price_cents,
          s.on_hand - s.reserved as stock, coalesce(p.quota - p.returned - p.on_hand + p.reserved, 0) as ordered
     from seckill_skus t join seckills k on k.id = t.seckill_id join skus s on s.id = t.sku_id
     left join stock_pools p on p.activity_id = k.activity_id and p.sku_id = t.sku_id
    where t.seckill_id = $1 order by s.position, s.id`,
)
/** The SKUs of a flash sale, in the order of their goods. */
export const seckillSkusOf = (db: Db, id: number) => db.rows<SeckillSku>(skusOf, [id])

export interface FormGoods {
  id: number
  goods_name: LocalText
  goods_image: string
  skus: Pick<SeckillSku, 'sku_id' | 'sku_name' | 'goods_price_cents' | 'stock'>[]
}
const formGoods = statement(
  'seckills.form_goods',
  `select g.id, g.name as goods_name, g.images[1] as goods_image,
          (select json_agg(json_build_object('sku_id', s.id, 'sku_name', s.name, 'goods_price_cents', s.price_cents,
                    'stock', s.on_hand - s.reserved) order by s.position, s.id)
             from skus s where s.goods_id = g.id and s.deleted_at is null) as skus
     from goods g where g.id = $1 and g.store_id = $2 and g.deleted_at is null`,
)
/** Goods of a store with their SKUs, for the form of a flash sale. */
export const goodsForForm = (db: Db, goodsId: number, storeId: number) =>
  db.row<FormGoods>(formGoods, [goodsId, storeId])
