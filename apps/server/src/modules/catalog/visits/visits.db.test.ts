import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeGoods, makeShopper, makeStore } from '../../../../test/factories.ts'
import { addToCart } from '../../cart/public.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { writeVisits } from './visits.timers.ts'
import { countPage } from './visits.ts'
import { visitsOf } from './visits.db.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  app.setNow(new Date('2026-11-23T12:00:00+08:00'))
})
afterAll(() => app.close())

test('what processes count at once adds up by goods, store and platform', async () => {
  const { ctx } = app
  const { store_id } = await makeStore(ctx.db)
  const { goods_id, sku_ids } = await makeGoods(ctx.db, store_id)
  const shopper = await makeShopper(app)
  const open = (path: string) => countPage(ctx, { path, userAgent: 'Mozilla/5.0', purpose: undefined })
  for (let n = 0; n < 3; n++) {
    open(`/goods/${goods_id}`)
    open(`/store/${store_id}`)
    open('/')
    open('/goods/987654')
    await Promise.all([writeVisits(ctx), writeVisits(ctx)])
  }
  await inTx(ctx.db, (tx) => addToCart(tx, ctx, shopper.who, { sku_id: sku_ids[0] as number, buy_num: 2 }))
  await writeVisits(ctx)
  const of = (store: number) => visitsOf(ctx.db, store, '2026-11-23', '2026-11-24')
  expect(await of(store_id)).toEqual({ visits: 6, views: 3, carts: 1 })
  expect(await of(0)).toEqual({ visits: 12, views: 3, carts: 1 })
  expect(await visitsOf(ctx.db, store_id, '2026-11-22', '2026-11-23')).toEqual({ visits: 0, views: 0, carts: 0 })
  const { rows } = await ctx.db.pool.query('select goods_id, views, carts from goods_visits')
  expect(rows).toEqual([{ goods_id, views: 3, carts: 1 }])
})
