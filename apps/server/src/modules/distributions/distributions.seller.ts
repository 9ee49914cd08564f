import { inArray, sql } from 'drizzle-orm'
import { sellerDistributions } from '@fangshi/contract/distributions'
import { localText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { failFields } from '../../kernel/fail.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import { serve } from '../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { goods } from '../catalog/schema.ts'
import { goodsById, saleOf } from './distributions.db.ts'
import { distributions } from './schema.ts'

/** The most that the platform’s commission and the rates may be together, in basis points (rules §8). */
const mostBp = 9000

const totalOf = ({ lev_1_bp, lev_2_bp, lev_3_bp }: Row<typeof distributions>): number => lev_1_bp + lev_2_bp + lev_3_bp

async function showDistributions(rows: readonly Row<typeof distributions>[], { db, locale }: ShowContext) {
  const found = await goodsById(
    db,
    rows.map(({ goods_id }) => goods_id),
  )
  return rows.map((row) => {
    const of = found.get(row.goods_id)
    return {
      goods_name: localText(of?.name ?? { 'zh-cn': '' }, locale),
      goods_image: of?.image ?? '',
      goods_price: formatMoney(of?.price_cents ?? 0),
      goods_state: of?.listed ? 'on_sale' : 'not_on_sale',
      lev_1: formatMoney(row.lev_1_bp),
      lev_2: formatMoney(row.lev_2_bp),
      lev_3: formatMoney(row.lev_3_bp),
      total_rate: formatMoney(totalOf(row)),
    }
  })
}

function toColumns({ lev_1, lev_2, lev_3, ...form }: Form): Form {
  const rates = { lev_1_bp: lev_1, lev_2_bp: lev_2, lev_3_bp: lev_3 }
  return { ...form, ...Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== undefined)) }
}

/** Goods of a store that pay referrers; rates that are changed count for orders that are placed from then on. */
export const distributionsSeller = serve(sellerDistributions, {
  table: distributions,
  label: 'goods_id',
  own: ownStore,
  filters: {
    goods_name: (condition) =>
      inArray(
        distributions.goods_id,
        sql`(select ${goods.id} from ${goods} where ${conditionSql(goods.name, condition)})`,
      ),
  },
  show: showDistributions,
  toColumns,
  after: async ({ after }, { tx }) => {
    if (!after) return
    const { rate_bp, is_deleted } = await saleOf(tx, after.goods_id)
    if (is_deleted) failFields({ goods_id: 'CHOICE_INVALID' })
    if (rate_bp + totalOf(after) > mostBp) failFields({ lev_1: 'DISTRIBUTION_OVER_COMMISSION' })
  },
})
