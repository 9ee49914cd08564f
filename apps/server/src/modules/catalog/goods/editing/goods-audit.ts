import { eq } from 'drizzle-orm'
import { formatMoney } from '@fangshi/contract/money'
import type { Tx } from '../../../../kernel/db/db.ts'
import { goods } from '../../schema.ts'
import { backofficeAttrs, backofficeSkus } from './backoffice.db.ts'
import { pendingContent } from './backoffice.show.ts'
import { showContent } from './content.ts'

type Facts = Readonly<Record<string, unknown>>

/** Goods as recorded in the audit log. */
export async function auditFacts(tx: Tx, id: number): Promise<Facts> {
  const [row] = await tx.q.select().from(goods).where(eq(goods.id, id))
  if (!row) return {}
  const newer = await pendingContent(tx, id)
  const attrs = await backofficeAttrs(tx, id)
  const skus = await backofficeSkus(tx, id)
  return {
    ...showContent(newer ?? row),
    review: newer?.state ?? row.review,
    goods_no: row.goods_no,
    brand_id: row.brand_id,
    freight_choice: row.freight_choice,
    freight_id: row.freight_id,
    shelf: row.shelf,
    is_recommend: row.is_recommend,
    low_stock: row.low_stock,
    attrs: attrs.map(({ attr_id, values }) => ({ attr_id, values: values.map(({ value_id }) => value_id) })),
    skus: skus.map(({ id: sku_id, sku_no, price_cents, stock }) => ({
      sku_id,
      sku_no,
      goods_price: formatMoney(price_cents),
      stock,
    })),
  }
}

/** The differences between two states of goods; unchanged long texts are not recorded. */
export function difference(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const some = (facts: Facts): Facts => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: some(before), after: some(after) }
}
