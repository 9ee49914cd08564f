import { and, eq } from 'drizzle-orm'
import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import { collectives } from '../schema.ts'

export type CollectiveRow = typeof collectives.$inferSelect

/** Locks a group buy, of one store or of any for null; undefined when there is none such. */
export async function lockCollective(tx: Tx, id: number, storeId: number | null): Promise<CollectiveRow | undefined> {
  const own = storeId === null ? undefined : eq(collectives.store_id, storeId)
  const [row] = await tx.q
    .select()
    .from(collectives)
    .where(and(eq(collectives.id, id), own))
    .for('update')
  return row
}

/** Marks a locked group buy as stopped. */
export async function setStopped(
  tx: Tx,
  id: number,
  stopped: Pick<CollectiveRow, 'stopped_at' | 'stopped_by' | 'stop_reason'>,
): Promise<void> {
  await tx.q.update(collectives).set(stopped).where(eq(collectives.id, id))
}

/** What a list shows of a group buy besides its own row. */
export interface CollectiveFacts {
  id: number
  goods_name: LocalText
  goods_image: string
  store_name: LocalText
  open_groups: number
  completed_groups: number
  failed_groups: number
}
const facts = statement(
  'collectives.facts',
  `select k.id, g.name as goods_name, g.images[1] as goods_image, s.store_name,
          n.open_groups, n.completed_groups, n.failed_groups
     from collectives k join goods g on g.id = k.goods_id join stores s on s.id = k.store_id
    cross join lateral (
      select count(*) filter (where state = 'open')::int as open_groups,
             count(*) filter (where state = 'completed')::int as completed_groups,
             count(*) filter (where state = 'failed')::int as failed_groups
        from collective_groups where collective_id = k.id and opened_at is not null) n
    where k.id = any($1::bigint[])`,
)
export const factsOf = async (db: Db, ids: readonly number[]): Promise<Map<number, CollectiveFacts>> =>
  new Map((await db.rows<CollectiveFacts>(facts, [ids])).map((row) => [row.id, row]))

export interface FormSku {
  sku_id: number
  sku_name: LocalText
  goods_price_cents: number
  stock: number
}
export interface FormGoods {
  id: number
  goods_name: LocalText
  goods_image: string
  skus: FormSku[]
}
const formGoods = statement(
  'collectives.form_goods',
  `select g.id, g.name as goods_name, g.images[1] as goods_image,
          (select coalesce(json_agg(json_build_object('sku_id', s.id, 'sku_name', s.name, 'goods_price_cents', s.price_cents,
                    'stock', s.on_hand - s.reserved) order by s.position, s.id), '[]')
             from skus s where s.goods_id = g.id and s.deleted_at is null) as skus
     from goods g where g.id = $1 and g.store_id = $2 and g.deleted_at is null`,
)
/** Goods of a store with their SKUs, for the form of a group buy. */
export const goodsForForm = (db: Db, goodsId: number, storeId: number) =>
  db.row<FormGoods>(formGoods, [goodsId, storeId])

const skusOf = statement(
  'collectives.skus',
  `select s.id as sku_id, s.name as sku_name, s.price_cents as goods_price_cents, s.on_hand - s.reserved as stock
     from skus s where s.goods_id = $1 and s.deleted_at is null order by s.position, s.id`,
)
/** The SKUs of goods, in their order. */
export const skusOfGoods = (db: Db, goodsId: number) => db.rows<FormSku>(skusOf, [goodsId])
