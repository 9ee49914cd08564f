import type { LocalText } from '@fangshi/contract/locale'
import type { freightChoices } from '@fangshi/contract/status'
import { runningPool, runningPoolColumns, type RunningPool } from '../activities/running.sql.ts'

/** A SKU with what cart, preview and quote need of its goods and store. Money in cents, weight in grams. */
export interface SaleLine extends RunningPool {
  sku_id: number
  goods_id: number
  store_id: number
  goods_name: LocalText
  sku_name: LocalText
  image: string
  price_cents: number
  weight_g: number
  /** Pieces of the ordinary stock that can be bought now. */
  stock: number
  /** On the shelf, approved, not deleted, store public (rules §3). */
  listed: boolean
  sku_deleted: boolean
  freight_choice: (typeof freightChoices)[number]
  freight_id: number | null
  store_name: LocalText
  store_logo: string
}

/** The columns of a `SaleLine` in a query over `saleLineTables`. */
export const saleLineColumns = `s.id as sku_id, s.goods_id, s.store_id, g.name as goods_name, s.name as sku_name,
  coalesce(nullif(s.image, ''), g.images[1]) as image, s.price_cents, s.weight_g, s.on_hand - s.reserved as stock,
  g.listed, s.deleted_at is not null as sku_deleted, g.freight_choice, g.freight_id, st.store_name, st.store_logo,
  ${runningPoolColumns}`
/** The tables of a `SaleLine` as of the instant `now`. */
export const saleLineTables = (now: string): string =>
  `skus s join goods g on g.id = s.goods_id join stores st on st.id = s.store_id ${runningPool('s.id', now)}`
