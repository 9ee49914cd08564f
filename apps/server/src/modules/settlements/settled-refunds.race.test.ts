import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import type { MadeOrder } from '../../../test/factories.ts'
import { setRate, settleableOrder, settleAll } from '../../../test/settleable.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { adjustBalance, balancesOfOwners } from '../ledger/public.ts'
import { grantRefund } from '../refunds/platform/grant-refund.ts'

let it: TestApp
let who: Admin
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' })
  who = { area: 'Admin', admin_id: (await mintAdmin(it)).admin_id, is_super: true }
  await setRate(it, 333)
})
afterEach(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
})
afterAll(() => it.close())

const one = async <Row>(sql: string, values: unknown[]): Promise<Row> =>
  (await it.ctx.db.pool.query(sql, values)).rows[0] as Row
const moneyOf = async (storeId: number) => {
  const { money, debt } = (await balancesOfOwners(it.ctx.db, 'store', [storeId])).get(storeId) ?? { money: 0, debt: 0 }
  return { money, debt }
}
/** Gives one of the order's two pieces back: 10.00. */
async function refundPiece(order: MadeOrder): Promise<unknown> {
  const { id } = await one<{ id: number }>('select id from order_lines where order_id = $1', [order.id])
  return inTx(it.ctx.db, (tx) =>
    grantRefund(tx, it.ctx, who, { id: order.id, lines: [{ id, buy_num: 1 }], reason: '质量问题' }),
  )
}
const commissionOf = (orderId: number) =>
  one<{ commission_cents: number; returned_cents: number; refunded_cents: number }>(
    'select commission_cents, returned_cents, refunded_cents from settled_lines where order_id = $1',
    [orderId],
  )

test('a refund after settlement takes the store’s money, gives its share of the commission back, and then makes debt', async () => {
  const order = await settleableOrder(it)
  const { store_id } = order.store
  await settleAll(it)
  expect(await moneyOf(store_id)).toEqual({ money: 2600 - 66, debt: 0 })
  await refundPiece(order)
  // Of 20.00 the platform took 0.66, of the 10.00 that are left it takes 0.33.
  expect(await commissionOf(order.id)).toEqual({ commission_cents: 66, returned_cents: 33, refunded_cents: 1000 })
  expect(await moneyOf(store_id)).toEqual({ money: 2534 - 967, debt: 0 })

  const at = it.ctx.now()
  await inTx(it.ctx.db, (tx) =>
    adjustBalance(tx, { owner: 'store', id: store_id, kind: 'money', amount: -1500, reason: '', at }),
  )
  await refundPiece(order)
  expect(await commissionOf(order.id)).toEqual({ commission_cents: 66, returned_cents: 66, refunded_cents: 2000 })
  expect(await moneyOf(store_id)).toEqual({ money: 0, debt: -900 })

  await settleableOrder(it, { store: order.store })
  await settleAll(it)
  expect(await moneyOf(store_id)).toEqual({ money: 2534 - 900, debt: 0 })
  const statement = await one(
    'select other_cents, debt_paid_cents, settled_cents from settlement_statements where store_id = $1 order by id desc limit 1',
    [store_id],
  )
  expect(statement).toEqual({ other_cents: -967 - 1500 - 967, debt_paid_cents: 900, settled_cents: 2534 })
  await expect(refundPiece(order)).rejects.toThrow()
})

test('a refund before settlement leaves the rest to settle, without commission on what went back', async () => {
  const order = await settleableOrder(it)
  await refundPiece(order)
  await settleAll(it)
  expect(await moneyOf(order.store.store_id)).toEqual({ money: 1600 - 33, debt: 0 })
})

test('a refund and the settlement of the same order at once: the store ends with the same money', async () => {
  for (let round = 0; round < 6; round++) {
    const orders = [await settleableOrder(it), await settleableOrder(it), await settleableOrder(it)]
    await Promise.all([settleAll(it), ...orders.map(refundPiece), settleAll(it)])
    await settleAll(it)
    for (const { store } of orders) expect(await moneyOf(store.store_id)).toEqual({ money: 1600 - 33, debt: 0 })
  }
})
