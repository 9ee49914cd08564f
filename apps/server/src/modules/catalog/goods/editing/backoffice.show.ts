import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../../kernel/db/db.ts'
import type { ShowContext } from '../../../../kernel/resource/spec.ts'
import { goodsVersions, type goods } from '../../schema.ts'
import {
  classNameAt,
  backofficeAttrs,
  backofficeSkus,
  factsOf,
  type GoodsFacts,
  type BackofficeSkuRow,
} from './backoffice.db.ts'
import { decisionsFor, shelfActionsFor } from '../goods-moves.ts'
import { changedContent, showContent, contentOf } from './content.ts'
import { goodsRevision } from './goods-revision.ts'

type Goods = typeof goods.$inferSelect

/** What both back offices show of goods in their lists. */
const showFacts = (row: Goods, facts: GoodsFacts) => ({
  class_name: facts.class_name,
  brand_name: facts.brand_name,
  goods_price: formatMoney(facts.price_min),
  goods_price_max: formatMoney(facts.price_max),
  stock: facts.on_hand,
  goods_sale: facts.sale_count,
  review: facts.state ?? 'examined',
  is_examined: row.review === 'examined',
  is_on_sale: facts.listed,
  reject_reason: facts.reject_reason ?? '',
})

/** Rows of the store's list, for a whole page. */
export async function showSellerRows(rows: readonly Goods[], { db, locale }: ShowContext) {
  const facts = await factsOf(
    db,
    rows.map(({ id }) => id),
    locale,
  )
  return rows.map((row) => {
    const of = facts.get(row.id) as GoodsFacts
    return {
      ...showFacts(row, of),
      goods_views: of.views,
      goods_carts: of.carts,
      goods_name: row.name,
      goods_master_image: row.images[0],
      reserved: of.reserved,
      sku_count: of.sku_count,
      low_count: of.low_count,
      actions: shelfActionsFor(row),
    }
  })
}

/** Rows of the platform's list, for a whole page, under their latest names. */
export async function showAdminRows(rows: readonly Goods[], { db, locale }: ShowContext) {
  const facts = await factsOf(
    db,
    rows.map(({ id }) => id),
    locale,
  )
  return rows.map((row) => {
    const of = facts.get(row.id) as GoodsFacts
    const waits = of.state === 'to_review'
    return {
      ...showFacts(row, of),
      goods_name: (waits ? of.new_name : null) ?? row.name,
      goods_master_image: (waits ? of.new_image : null) ?? row.images[0],
      store_name: of.store_name,
      version: waits ? of.version : null,
      submitted_at: waits && of.submitted_at ? formatDateTime(of.submitted_at) : null,
      actions: decisionsFor(row, of.state ?? 'examined'),
    }
  })
}

const showSku = ({ price_cents, market_price_cents, ...sku }: BackofficeSkuRow) => ({
  ...sku,
  goods_price: formatMoney(price_cents),
  goods_market_price: formatMoney(market_price_cents),
})

/** The pending content of goods: awaiting review, or rejected. */
export const pendingContent = async (db: Db, goodsId: number): Promise<typeof goodsVersions.$inferSelect | undefined> =>
  (await db.q.select().from(goodsVersions).where(eq(goodsVersions.goods_id, goodsId)))[0]

const readOptions = async (db: Db, id: number) => {
  const [attrs, skus] = await Promise.all([backofficeAttrs(db, id), backofficeSkus(db, id)])
  return { attrs, skus }
}

/** Which fields of the pending content differ from what is on sale; for goods never approved, all of them. */
const changesOf = (row: Goods, newer: typeof goodsVersions.$inferSelect | undefined) =>
  newer && row.review === 'examined' ? changedContent(row, newer) : []

/** Names the state of stored goods, as their form was given it. */
export async function storedRevision(db: Db, row: Goods): Promise<string> {
  const content = (await pendingContent(db, row.id)) ?? row
  return goodsRevision({ row, content, ...(await readOptions(db, row.id)) })
}

/** Beyond the list what the form of the store needs: the latest content, options and SKUs. */
export async function showSellerDetail(row: Goods, { db, locale }: ShowContext) {
  const newer = await pendingContent(db, row.id)
  const content = showContent(newer ?? row)
  const { attrs, skus } = await readOptions(db, row.id)
  return {
    ...content,
    class_name: await classNameAt(db, content.class_id, locale),
    changed: changesOf(row, newer),
    attrs,
    skus: skus.map(showSku),
    revision: goodsRevision({ row, content: newer ?? row, attrs, skus }),
  }
}

/** Beyond the list what the platform compares: the content on sale and the pending content. */
export async function showAdminDetail(row: Goods, { db, locale }: ShowContext) {
  const newer = await pendingContent(db, row.id)
  const { attrs, skus } = await readOptions(db, row.id)
  const shown = async (content: Parameters<typeof contentOf>[0]) => ({
    ...showContent(contentOf(content)),
    class_name: await classNameAt(db, content.class_id, locale),
  })
  return {
    on_sale: row.review === 'examined' ? await shown(row) : null,
    newer: newer ? await shown(newer) : null,
    changed: changesOf(row, newer),
    attrs,
    skus: skus.map(showSku),
  }
}
