import { statement, type Db, type Tx } from '../../kernel/db/db.ts'

/** The store of the drills, its owner and its goods. */
export interface Stage {
  store_id: number
  user_id: number
  goods_id: number
  sku_id: number
}

const read = statement(
  'theatre.stage',
  `select t.store_id, t.user_id, t.goods_id, t.sku_id, s.status = 'open' as is_open
     from theatre_stage t join stores s on s.id = t.store_id`,
)
export const stageRow = (db: Db) => db.row<Stage & { is_open: boolean }>(read)

const insert = statement(
  'theatre.insert_stage',
  'insert into theatre_stage (store_id, user_id, goods_id, sku_id) values ($1, $2, $3, $4)',
)
export const insertStage = (tx: Tx, { store_id, user_id, goods_id, sku_id }: Stage) =>
  tx.rows(insert, [store_id, user_id, goods_id, sku_id])

const sample = statement(
  'theatre.sample_goods',
  `select class_id, images from goods
    where deleted_at is null and shelf = 'on' and cardinality(images) > 0 and cardinality(class_path) = 3 order by id limit 1`,
)
/** The class and the pictures of some goods that are on sale. */
export const sampleGoods = (db: Db) => db.row<{ class_id: number; images: string[] }>(sample)

const stock = statement('theatre.stock', 'select on_hand from skus where id = $1')
/** Pieces of a SKU in the ordinary stock. */
export const onHand = async (db: Db, skuId: number): Promise<number> =>
  (await db.row<{ on_hand: number }>(stock, [skuId]))!.on_hand
