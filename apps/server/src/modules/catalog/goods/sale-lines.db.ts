import type { LocalText } from '@fangshi/contract/locale'
import type { freightChoices } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'

/** A SKU with what cart, preview and quote need of its goods and store. Money in cents, weight in grams. */
export interface SaleLine {
  sku_id: number
  goods_id: number
  store_id: number
  goods_name: LocalText
  sku_name: LocalText
  image: string
  price_cents: number
  weight_g: number
  /** Pieces that can be bought now. */
  stock: number
  /** On the shelf, approved, not deleted, store public (rules §3). */
  listed: boolean
  sku_deleted: boolean
  freight_choice: (typeof freightChoices)[number]
  freight_id: number | null
  store_name: LocalText
  store_logo: string
}

const ofSkus = statement(
  'catalog.sale_lines',
  `select s.id as sku_id, s.goods_id, s.store_id, g.name as goods_name, s.name as sku_name,
          coalesce(nullif(s.image, ''), g.images[1]) as image, s.price_cents, s.weight_g, s.on_hand - s.reserved as stock,
          g.listed, s.deleted_at is not null as sku_deleted, g.freight_choice, g.freight_id,
          st.store_name, st.store_logo
     from skus s join goods g on g.id = s.goods_id join stores st on st.id = s.store_id
    where s.id = any($1::bigint[])`,
)

/** The SKUs that exist, in no particular order; `listed`, `sku_deleted` and `stock` say what may be bought. */
export const saleLines = (db: Db, skuIds: readonly number[]): Promise<SaleLine[]> => db.rows(ofSkus, [skuIds])
