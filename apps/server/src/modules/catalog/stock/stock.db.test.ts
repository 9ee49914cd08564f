import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { patientWaits } from '../../../../test/patient-waits.ts'
import { makeGoods, makeStore } from '../../../../test/factories.ts'
import { openDatabase, statement, type Database, type Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { addSold, changeStock, type StockLine } from './stock.db.ts'
import { foldSales } from './stock.jobs.ts'
import { reserveSteps, sellSteps, shortSkuIds } from './stock.sql.ts'
import { failShort, release } from './stock.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, 24, patientWaits)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const at = new Date()
/** The steps of placing and paying as statements of their own. */
const given = (more = '') =>
  `select *${more} from unnest($1::bigint[], $2::int[], $3::bigint[], $5::bigint[]) as t(sku_id, n, order_id, pool_id)`
const short = `select unnest(${shortSkuIds}) as sku_id`
const reserveStock = statement('test.reserve', `with ${reserveSteps('shelf', given(), '$4', '0')} ${short}`)
const sellStock = statement('test.sell', `with ${sellSteps(given(', 0 as goods_id, 0 as store_id'), '$4')} ${short}`)
const reserve = async (tx: Tx, some: StockLine[]) => {
  const skuIds = await changeStock(tx, reserveStock, some, at)
  if (skuIds.length) await failShort(tx, skuIds)
}
const newSkus = async (...onHand: number[]) => {
  const { store_id } = await makeStore(db)
  return { store_id, ...(await makeGoods(db, store_id, { skus: onHand.map((on_hand) => ({ on_hand })) })) }
}
const lines = (...pairs: [number, number][]): StockLine[] => pairs.map(([sku_id, n]) => ({ sku_id, n, order_id: 1 }))
const stockOf = async (id: number) => {
  const { rows } = await db.pool.query(
    `select on_hand, reserved, (select sum(on_hand_delta)::int from stock_movements where sku_id = skus.id) as moved_on_hand,
            (select sum(reserved_delta)::int from stock_movements where sku_id = skus.id) as moved_reserved
       from skus where id = $1`,
    [id],
  )
  return rows[0]
}
const clean = (on_hand: number, reserved: number) => ({
  on_hand,
  reserved,
  moved_on_hand: on_hand,
  moved_reserved: reserved,
})

test('reserved, sold and released pieces agree with their movements', async () => {
  const { sku_ids } = await newSkus(10, 10)
  const [a, b] = sku_ids as [number, number]
  await inTx(db, (tx) => reserve(tx, lines([b, 3], [a, 4], [b, 2])))
  expect([await stockOf(a), await stockOf(b)]).toEqual([clean(10, 4), clean(10, 5)])
  expect(await inTx(db, (tx) => changeStock(tx, sellStock, lines([a, 4]), at))).toEqual([])
  await inTx(db, (tx) => release(tx, lines([b, 3], [b, 2]), at))
  expect([await stockOf(a), await stockOf(b)]).toEqual([clean(6, 0), clean(10, 0)])
})

test('two lines of one SKU count together, and one short SKU refuses all', async () => {
  const { sku_ids } = await newSkus(10, 5)
  const [a, b] = sku_ids as [number, number]
  const refused = inTx(db, (tx) => reserve(tx, lines([a, 1], [b, 3], [b, 3])))
  await expect(refused).rejects.toMatchObject({ key: 'STOCK_SHORT', details: { sku_id: b, stock: 5, sku_ids: [b] } })
  expect([await stockOf(a), await stockOf(b)]).toEqual([clean(10, 0), clean(5, 0)])
})

test('what was not reserved is neither sold nor released', async () => {
  const { sku_ids } = await newSkus(10)
  const one = lines([sku_ids[0] as number, 1])
  expect(await inTx(db, (tx) => changeStock(tx, sellStock, one, at))).toEqual(sku_ids)
  await expect(inTx(db, (tx) => release(tx, one, at))).rejects.toThrow('more than was reserved')
})

describe('many buyers at once', () => {
  /** 150 buyers take one piece of each of their lines at once; returns how many succeeded. */
  const rush = async (by: typeof reserveStock, ofBuyer: (index: number) => StockLine[]) => {
    const served = await Promise.allSettled(
      Array.from({ length: 150 }, (_, index) =>
        inTx(db, async (tx) => {
          if ((await changeStock(tx, by, ofBuyer(index), at)).length) throw new Error('short')
        }),
      ),
    )
    return served.filter(({ status }) => status === 'fulfilled').length
  }

  test('sell exactly what there is', async () => {
    const { sku_ids } = await newSkus(100)
    const id = sku_ids[0] as number
    expect(await rush(reserveStock, () => lines([id, 1]))).toBe(100)
    expect(await stockOf(id)).toEqual(clean(100, 100))
  })

  test('sell exactly what there is when two lines name one SKU and the order of SKUs differs', async () => {
    const { sku_ids } = await newSkus(200, 1000)
    const [a, b] = sku_ids as [number, number]
    const served = await rush(reserveStock, (i) =>
      i % 2 ? lines([a, 1], [b, 1], [a, 1]) : lines([b, 1], [a, 1], [a, 1]),
    )
    expect(served).toBe(100)
    expect([await stockOf(a), await stockOf(b)]).toEqual([clean(200, 200), clean(1000, 100)])
  })

  test('do not wait in a circle, though the lines they wrote hold the key of the SKU', async () => {
    const id = (await newSkus(10)).sku_ids[0] as number
    const bothHold = async (by: typeof reserveStock): Promise<number> => {
      let tries = 0
      const arrived: (() => void)[] = []
      const both = () =>
        new Promise<void>((go) => {
          arrived.push(go)
          if (arrived.length === 2) for (const each of arrived) each()
        })
      const buy = () =>
        inTx(db, async (tx) => {
          tries += 1
          await tx.client.query('select from skus where id = $1 for key share', [id])
          if (tries <= 2) await both()
          await changeStock(tx, by, lines([id, 1]), at)
        })
      await Promise.all([buy(), buy()])
      return tries
    }
    expect(await bothHold(reserveStock)).toBe(2)
    const whole = statement('test.whole_row', reserveStock.text.replace('for no key update', 'for update'))
    // Only a failure of one lets the other go on; on a busy machine a second attempt may deadlock again.
    expect(await bothHold(whole)).toBeGreaterThan(2)
  })

  test('goods are sold out when their last SKUs sell out at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const { goods_id, sku_ids } = await newSkus(1, 1, 1, 1)
      await Promise.all(sku_ids.map((id) => inTx(db, (tx) => reserve(tx, lines([id, 1])))))
      const { rows } = await db.pool.query('select sold_out from goods where id = $1', [goods_id])
      expect(rows[0]).toEqual({ sold_out: true })
    }
  })

  test('without the guard the database refuses, and without its CHECK too the rush oversells', async () => {
    const unguarded = statement('test.unguarded', reserveStock.text.replace('and reserved + t.n <= on_hand', ''))
    const { sku_ids } = await newSkus(3)
    const id = sku_ids[0] as number
    const takeAll = inTx(db, (tx) => changeStock(tx, unguarded, lines([id, 4]), at))
    await expect(takeAll).rejects.toMatchObject({ constraint: 'skus_stock' })

    // With neither the guard nor the CHECK the same rush sells more than there is: the test above would fail.
    const owner = openDatabase(database.ownerUrl, 1)
    await owner.pool.query('alter table skus drop constraint skus_stock')
    const more = await newSkus(100)
    const free = more.sku_ids[0] as number
    expect(await rush(unguarded, () => lines([free, 1]))).toBe(150)
    await owner.pool.query(
      'alter table skus add constraint skus_stock check (reserved >= 0 and reserved <= on_hand) not valid',
    )
    await owner.close()
  })
})

test('sold pieces are folded into goods and store once', async () => {
  const { store_id, goods_id } = await newSkus(10)
  await inTx(db, (tx) =>
    addSold(tx, [
      { goods_id, store_id, n: 2 },
      { goods_id, store_id, n: 3 },
    ]),
  )
  const timer = { db } as Parameters<typeof foldSales.run>[0]
  await foldSales.run(timer)
  await foldSales.run(timer)
  const { rows } = await db.pool.query(
    `select l.sale_count as goods, s.sale_count as store, (select count(*)::int from sales_pending) as left
       from goods_sales l join stores s on s.id = l.store_id where l.goods_id = $1`,
    [goods_id],
  )
  expect(rows[0]).toEqual({ goods: 5, store: 5, left: 0 })
})
