import { desc, eq, exists, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import * as contract from '@fangshi/contract/stock-seller'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { act } from '../../../kernel/http/act.ts'
import { on, type CallOf } from '../../../kernel/http/on.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { conditionSql } from '../../../kernel/resource/conditions.ts'
import { listPage, showPage } from '../../../kernel/resource/list-page.ts'
import { ownStore } from '../../../kernel/resource/own-store.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import { goods, skus, stockMovements } from '../schema.ts'
import { changeStock, changeStocks } from './change-stock.ts'
import { orderNumbersOf } from '../hooks.ts'
import { goodsOfSkus, movementAuthors } from './edit-stock.db.ts'

/** SKUs whose goods match. */
const ofGoods = (fits: SQL | undefined): SQL =>
  exists(sql`(select from ${goods} where ${goods.id} = ${skus.goods_id} and ${fits ?? sql`true`})`)

const isLow = ({ values }: Condition): SQL => {
  const low = ofGoods(sql`${skus.on_hand} - ${skus.reserved} <= ${goods.low_stock}`)
  return values[0] === true ? low : sql`not ${low}`
}

const list = serve(contract.stockList, {
  table: skus,
  label: 'sku_no',
  own: ownStore,
  filters: {
    goods_name: (condition) => ofGoods(conditionSql(goods.name, condition)),
    shelf: (condition) => ofGoods(conditionSql(goods.shelf, condition)),
    is_low: isLow,
  },
  show: async (rows, { db }) => {
    const of = await goodsOfSkus(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const found = of.get(row.id)
      const available = row.on_hand - row.reserved
      return {
        goods_name: found?.goods_name,
        goods_no: found?.goods_no,
        sku_name: row.name,
        goods_image: found?.image,
        goods_price: formatMoney(row.price_cents),
        stock: row.on_hand,
        available,
        low_stock: found?.low_stock,
        is_low: available <= (found?.low_stock ?? 0),
        shelf: found?.shelf,
      }
    })
  },
})

type StockChanged = Awaited<ReturnType<typeof changeStocks>>[number]

const showChanged = ({ target, after, reserved }: StockChanged) => ({
  id: target,
  stock: after.stock,
  reserved,
  available: after.stock - reserved,
})

const isOwn = async (db: Db, { store_id }: Seller, id: number): Promise<boolean> =>
  (await db.q.select({ store_id: skus.store_id }).from(skus).where(eq(skus.id, id)))[0]?.store_id === store_id

/** Every change of a SKU's stock, the newest first; orders by their number. */
async function movementsOf({ ctx: { db }, who, params, query }: CallOf<typeof contract.listMovements>) {
  if (!(await isOwn(db, who, params.id))) fail('NOT_FOUND')
  const m = stockMovements
  const fields = {
    reason: m.reason,
    stock_delta: m.on_hand_delta,
    reserved_delta: m.reserved_delta,
    order_id: m.order_id,
    note: m.note,
    created_at: m.created_at,
  }
  const plan = { table: m, id: m.id, order: [desc(m.id)], exact: eq(m.sku_id, params.id) }
  const page = await listPage(db, plan, { table: m, id: m.id, fields }, query ?? {})
  const rows = page.rows as (typeof m.$inferSelect & { stock_delta: number })[]
  const authors = await movementAuthors(
    db,
    rows.map(({ id }) => id),
  )
  const numbers = await orderNumbersOf(
    db,
    rows.flatMap(({ order_id }) => order_id ?? []),
  )
  const orderNumbers = new Map(numbers.flatMap((found) => [...found]))
  return showPage(
    page,
    rows.map((row) => ({
      ...row,
      by_kind: authors.get(row.id)?.by_kind ?? 'system',
      by_name: authors.get(row.id)?.by_name ?? '',
      order_no: orderNumbers.get(row.order_id ?? 0) ?? '',
      created_at: formatDateTime(row.created_at),
    })),
  ) satisfies Reply<typeof contract.listMovements>
}

/** The stock of the store; orders change it on their own. */
export const stockSeller = [
  ...list,
  act(contract.changeStock, changeStock, showChanged),
  act(contract.changeStocks, changeStocks, (done) => done.map(showChanged)),
  on(contract.listMovements, movementsOf),
]
