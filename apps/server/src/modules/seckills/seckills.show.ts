import { localText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { activityState, ownerActions } from '../../kernel/activities.ts'
import type { ShowContext } from '../../kernel/resource/spec.ts'
import {
  factsOf,
  seckillSkusOf,
  skuTermsOf,
  type FormGoods,
  type SeckillFacts,
  type SeckillRow,
} from './seckills.db.ts'

/** What a form sends of the SKUs of each flash sale. */
export const recordSkus = (rows: readonly SeckillRow[], { db }: ShowContext) =>
  Promise.all(
    rows.map(async ({ id }) => ({
      skus: (await skuTermsOf(db, id)).map(({ sku_id, price_cents, quota }) => ({
        sku_id,
        price: formatMoney(price_cents),
        quota,
      })),
    })),
  )

/** A SKU on the form of a flash sale. */
const showFormSku = ({ sku_id, sku_name, goods_price_cents, stock }: FormGoods['skus'][number]) => ({
  sku_id,
  sku_name,
  goods_price: formatMoney(goods_price_cents),
  stock,
})

export const showFormGoods = ({ skus, ...goods }: FormGoods) => ({ ...goods, skus: (skus ?? []).map(showFormSku) })

const rowsWith =
  <Shown extends object>(show: (row: SeckillRow, facts: SeckillFacts, context: ShowContext) => Shown) =>
  async (rows: readonly SeckillRow[], context: ShowContext) => {
    const facts = await factsOf(
      context.db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const { store_name: _, ...own } = facts.get(row.id)!
      return { ...own, state: activityState(row, context.now), ...show(row, facts.get(row.id)!, context) }
    })
  }

/** Flash sales as their store sees them. */
export const showOwn = rowsWith((row, _, { now }) => ({ actions: ownerActions(activityState(row, now)) }))

/** Flash sales as the platform sees them. */
export const showAll = rowsWith((row, { store_name }, { now, locale }) => ({
  store_name: localText(store_name, locale),
  actions: ownerActions(activityState(row, now)).filter((action) => action === 'stop'),
}))

/** What the detail view adds: the SKUs. */
export const showSkus = async ({ id }: SeckillRow, { db }: ShowContext) => ({
  skus: (await seckillSkusOf(db, id)).map((sku) => ({
    ...showFormSku(sku),
    price: formatMoney(sku.price_cents),
    quota: sku.quota,
    ordered: sku.ordered,
  })),
})
