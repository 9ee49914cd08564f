import { listGoods } from '@fangshi/contract/catalog'
import { addGoods } from '@fangshi/contract/goods-seller'
import { goodsSheet, importGoods, type GoodsSheetRow } from '@fangshi/contract/goods-sheet'
import { formatMoney, toCents } from '@fangshi/contract/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBackoffice, type Backoffice } from '../../../../../test/access.ts'
import { goodsForm, openGoodsStore, type GoodsStore } from '../../../../../test/goods/goods-seller.ts'
import { audit } from '../../../../audit.ts'

vi.setConfig({ testTimeout: 180_000 }) // on a busy machine

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(async () => {
  expect(await audit(backoffice.app.ctx.db)).toEqual([])
  await backoffice.app.close()
})

type Rows = Record<string, unknown>[]

/** Every row of every table. */
async function wholeDatabase(): Promise<Map<string, Rows>> {
  const { pool } = backoffice.app.ctx.db
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
        and not relispartition order by relname`,
  )
  const all = new Map<string, Rows>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)->>'id', to_jsonb(t)::text`,
    )
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** A store's whole export, as the console reads it page by page. */
async function wholeSheet({ call }: GoodsStore) {
  const rows: (GoodsSheetRow & { id: number })[] = []
  for (let page = 1; ; page++) {
    const { data, last_page } = await call(goodsSheet, { query: { page, per_page: 400 } })
    rows.push(...data)
    if (page >= last_page) return rows
  }
}

const newRow = ({ picture, class_id }: GoodsStore, n: number): GoodsSheetRow => ({
  goods_no: `R-${Math.floor(n / 2)}`,
  goods_name: `山居器物第 ${Math.floor(n / 2)} 款`,
  class_name: String(class_id),
  goods_images: picture,
  goods_content: '手编\n\n耐用',
  shelf: 'on',
  options: `颜色:${n % 2 ? '红' : '蓝'}`,
  goods_price: '10.00',
  goods_market_price: '12.00',
  goods_weight: 200,
  stock: 5,
})

async function inAMinute<T>(work: Promise<T>): Promise<T> {
  const started = performance.now()
  const done = await work
  expect(performance.now() - started).toBeLessThan(60_000)
  return done
}

test('a sheet of 5,000 rows goes out, is changed, and comes in: all are updated, nothing else is touched', async () => {
  const { app } = backoffice
  const [mine, other] = [await openGoodsStore(app), await openGoodsStore(app)]
  const first = Array.from({ length: 5000 }, (_, n) => newRow(mine, n))
  await inAMinute(mine.call(importGoods, { body: { rows: first } }))
  expect((await app.as(null)(listGoods, { query: { keywords: '山居器物' } })).total).toBe(1000)
  const tooLong = mine.call(importGoods, { body: { rows: [...first, newRow(mine, 5000)] } })
  await expect(tooLong).rejects.toMatchObject({ fields: { rows: 'IMPORT_TOO_LONG' } })
  await other.call(addGoods, { body: goodsForm(other, { goods_no: 'R-1' }) })
  await app.runJobs()

  const sheet = await wholeSheet(mine)
  expect(sheet).toHaveLength(5000)
  const before = await wholeDatabase()
  const changed = sheet.map(({ id: _, ...row }, n) => ({
    ...row,
    goods_price: formatMoney(toCents(1100 + n)),
    stock: 7 + (n % 3),
  }))
  expect(await inAMinute(mine.call(importGoods, { body: { rows: changed } }))).toEqual({
    imported: 5000,
    goods: 2500,
    added: 0,
    updated: 2500,
    unchanged: 0,
  })
  const after = await wholeDatabase()

  const skuAfter = new Map(sheet.map(({ id }, n) => [id, { price_cents: 1100 + n, on_hand: 7 + (n % 3) }]))
  const cheapest = new Map<number, number>()
  for (const { id, goods_id } of before.get('skus') as { id: number; goods_id: number }[]) {
    const price = skuAfter.get(id)?.price_cents
    if (price) cheapest.set(goods_id, Math.min(price, cheapest.get(goods_id) ?? Infinity))
  }
  const priced = (id: unknown): object => {
    const price_cents = cheapest.get(id as number)
    return price_cents === undefined ? {} : { price_cents }
  }
  const expected: Record<string, (row: Rows[number], now: Rows[number] | undefined) => object> = {
    skus: ({ id }) => skuAfter.get(id as number) ?? {},
    goods: ({ id }, now) => ({ ...priced(id), ...(cheapest.has(id as number) ? { updated_at: now?.updated_at } : {}) }),
    goods_listings: ({ goods_id }) => priced(goods_id),
    goods_ratings: ({ goods_id }) => priced(goods_id),
    goods_sales: ({ goods_id }) => priced(goods_id),
  }
  /** What the change leaves a trace in: rows that were there stay as they were. */
  const traces: Record<string, number> = {
    stock_movements: 5000,
    audit_logs: 2500,
    audit_unlinked: 2500,
    idempotency_keys: 1,
  }
  for (const [table, rows] of before) {
    const now = after.get(table) ?? []
    expect(now.length - rows.length, table).toBe(traces[table] ?? 0)
    const byId = new Map(now.map((row) => [row.id, row]))
    const should = rows.map((row) => ({ ...row, ...expected[table]?.(row, byId.get(row.id)) }))
    if (!traces[table]) expect(now, table).toEqual(should)
    const kept = new Set(now.map((row) => JSON.stringify(row)))
    if (traces[table])
      expect(
        rows.filter((row) => !kept.has(JSON.stringify(row))),
        table,
      ).toEqual([])
  }
})
