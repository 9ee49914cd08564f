import { eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import type { GoodsTab } from '@fangshi/contract/goods-seller'
import type { ReviewTab } from '@fangshi/contract/goods-review'
import { conditionSql } from '../../../../kernel/resource/conditions.ts'
import { stores } from '../../../stores/schema.ts'
import { goods, goodsVersions, skus } from '../../schema.ts'

/** The filters of the goods lists in both back offices (rules §12). */

const withWords = (state: 'to_review' | 'rejected'): SQL =>
  sql`${goods.id} in (select ${goodsVersions.goods_id} from ${goodsVersions} where ${goodsVersions.state} = ${state})`

/** On the shelf, with at least one SKU at or below the low-stock level of the goods. */
const runsLow: SQL = sql`${goods.shelf} = 'on' and exists (select from ${skus}
  where ${skus.goods_id} = ${goods.id} and ${skus.deleted_at} is null and ${skus.on_hand} - ${skus.reserved} <= ${goods.low_stock})`

/** Which goods each tab of these lists holds. */
export const tabs: Readonly<Record<GoodsTab | ReviewTab, SQL>> = {
  on_sale: sql`${goods.listed}`,
  off_shelf: eq(goods.shelf, 'off'),
  to_review: withWords('to_review'),
  rejected: withWords('rejected'),
  low_stock: runsLow,
  taken_down: isNotNull(goods.off_reason),
}

const anyOf = ({ values }: Condition, sqlOf: (value: string) => SQL): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`(${sqlOf(String(value))})`),
    sql` or `,
  )})`

const reviewed = (state: string): SQL =>
  state === 'examined'
    ? sql`${goods.id} not in (select ${goodsVersions.goods_id} from ${goodsVersions})`
    : withWords(state as 'to_review' | 'rejected')

/** A class of any level: it is on the class path of the goods. */
const ofClass = ({ values }: Condition): SQL =>
  sql`${goods.class_path} && array[${sql.join(
    values.filter((value) => value !== undefined).map((value) => sql`${value}::bigint`),
    sql`, `,
  )}]`

const ofStore = (condition: Condition): SQL =>
  inArray(goods.store_id, sql`(select ${stores.id} from ${stores} where ${conditionSql(stores.store_name, condition)})`)

export const goodsFilters: Readonly<Record<string, (condition: Condition) => SQL | undefined>> = {
  tab: (condition) => anyOf(condition, (tab) => tabs[tab as GoodsTab]),
  review: (condition) => anyOf(condition, reviewed),
  goods_name: (condition) => conditionSql(goods.name, condition),
  goods_no: (condition) => conditionSql(goods.goods_no, condition),
  class_id: ofClass,
  brand_id: (condition) => conditionSql(goods.brand_id, condition),
  shelf: (condition) => conditionSql(goods.shelf, condition),
  created_at: (condition) => conditionSql(goods.created_at, condition),
  store_id: (condition) => conditionSql(goods.store_id, condition),
  store_name: ofStore,
  is_master: (condition) => conditionSql(goods.is_master, condition),
}
