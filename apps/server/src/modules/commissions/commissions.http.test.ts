import { commissionRates, lookUpCommission } from '@fangshi/contract/commission-rates'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintAdmin, mintClerk } from '../../../test/accounts.ts'
import { makeGoods, makeStore, orderAt } from '../../../test/factories.ts'

let it: Backoffice
let admin: Call
beforeAll(async () => {
  it = await openBackoffice()
  admin = it.app.as((await mintAdmin(it.app)).token, 'Admin')
})
beforeEach(() => it.app.ctx.db.pool.query('delete from commission_rates'))
afterAll(() => it.app.close())

const add = (body: { store_id?: number | null; class_id?: number | null; rate: string }) =>
  admin(commissionRates.store, { body })

/** Goods of a new store, and their classes from the top. */
async function goodsToSell() {
  const { db } = it.app.ctx
  const { store_id } = await makeStore(db)
  const { goods_id } = await makeGoods(db, store_id)
  const { rows } = await db.pool.query<{ class_path: number[] }>('select class_path from goods where id = $1', [
    goods_id,
  ])
  const [top, middle, leaf] = (rows[0]?.class_path ?? []).map(Number) as [number, number, number]
  return { store_id, goods_id, top, middle, leaf }
}

test('the most specific rate applies, and the look-up says why', async () => {
  const { store_id, goods_id, top, middle, leaf } = await goodsToSell()
  const rate = async () => {
    const { rate: percent, candidates } = await admin(lookUpCommission, { params: { id: goods_id } })
    expect(candidates.map(({ scope }) => scope)).toEqual(['store', 'class', 'class', 'class', 'global'])
    return [percent, candidates.findIndex(({ applies }) => applies)]
  }
  expect(await rate()).toEqual(['0.00', -1])
  await add({ rate: '5' })
  expect(await rate()).toEqual(['5.00', 4])
  await add({ class_id: top, rate: '4.5' })
  expect(await rate()).toEqual(['4.50', 3])
  await add({ class_id: leaf, rate: '8' })
  expect(await rate()).toEqual(['8.00', 1])
  await add({ class_id: middle, rate: '7' })
  expect(await rate()).toEqual(['8.00', 1])
  const { id } = await add({ store_id, rate: '0' })
  expect(await rate()).toEqual(['0.00', 0])
  await admin(commissionRates.update, { params: { id }, body: { rate: '12.34' } })
  expect(await rate()).toEqual(['12.34', 0])
  await admin(commissionRates.destroy, { params: { ids: String(id) } })
  expect(await rate()).toEqual(['8.00', 1])
})

test('a rate of another store or class does not count', async () => {
  const { goods_id } = await goodsToSell()
  const other = await goodsToSell()
  await add({ store_id: other.store_id, rate: '9' })
  await add({ class_id: other.leaf, rate: '8' })
  expect(await admin(lookUpCommission, { params: { id: goods_id } })).toMatchObject({ rate: '0.00' })
})

test('the rate of a sale is frozen in its order', async () => {
  await add({ rate: '5' })
  const { id, store } = await orderAt(it.app, 'waiting_payment')
  await add({ store_id: store.store_id, rate: '10' })
  const frozen = async (orderId: number) =>
    (
      await it.app.ctx.db.pool.query<{ commission_bp: number }>(
        'select commission_bp, commission_scope from order_lines where order_id = $1',
        [orderId],
      )
    ).rows
  expect(await frozen(id)).toEqual([{ commission_bp: 500, commission_scope: 'global' }])
  const later = await orderAt(it.app, 'waiting_payment', { store })
  expect(await frozen(later.id)).toEqual([{ commission_bp: 1000, commission_scope: 'store' }])
})

test('what is wrong is refused at its field', async () => {
  const { store_id, leaf } = await goodsToSell()
  await expect(add({ rate: '90.01' })).rejects.toMatchObject({ fields: { rate: 'COMMISSION_TOO_HIGH' } })
  await expect(add({ rate: '-1' })).rejects.toMatchObject({ fields: { rate: 'COMMISSION_TOO_HIGH' } })
  await expect(add({ rate: '1.234' })).rejects.toMatchObject({ code: 422 })
  expect(await keyOf(add({ store_id, class_id: leaf, rate: '1' }))).toBe('COMMISSION_SCOPE_INVALID')
  await expect(add({ store_id: 999_999, rate: '1' })).rejects.toMatchObject({ fields: { store_id: 'CHOICE_INVALID' } })
  await add({ rate: '90' })
  expect(await keyOf(add({ rate: '1' }))).toBe('COMMISSION_GLOBAL_TAKEN')
  await add({ store_id, rate: '1' })
  await expect(add({ store_id, rate: '2' })).rejects.toMatchObject({ fields: { store_id: 'TAKEN' } })
  expect(await keyOf(admin(lookUpCommission, { params: { id: 999_999 } }))).toBe('GOODS_NOT_FOUND')
})

test('two who add the same rate at once: one of them is refused', async () => {
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => add({ rate: '3' })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await admin(commissionRates.index, {})).data).toMatchObject([{ scope: 'global', name: '', rate: '3.00' }])
})

test('nobody else reads or changes them', async () => {
  expect(await keyOf(it.app.as(null, 'Admin')(commissionRates.index, {}))).toBe('NOT_LOGGED_IN')
  const clerk = it.app.as((await mintClerk(it.app, {})).token, 'Admin')
  expect(await keyOf(clerk(commissionRates.index, {}))).toBe('FORBIDDEN')
  expect(await keyOf(clerk(commissionRates.store, { body: { rate: '1' } }))).toBe('FORBIDDEN')
  expect(await keyOf(clerk(lookUpCommission, { params: { id: 1 } }))).toBe('FORBIDDEN')
})
