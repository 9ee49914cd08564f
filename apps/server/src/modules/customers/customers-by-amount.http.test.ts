import { customers } from '@fangshi/contract/customers'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { loginSeller, orderAt, ownerOf, type MadeOrder } from '../../../test/factories.ts'
import { ask, paidOrder, type PaidOrder } from '../../../test/refunds.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { agreeToRefund } from '../refunds/life/answer-refund.ts'
import { forgetCustomer, noteCustomers } from './customers.db.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // on a busy machine

let it: TestApp
let seller: Call
/** 46.00 of one customer, 26.00 of another, at the same store. */
let large: PaidOrder
let small: MadeOrder
beforeAll(async () => {
  it = await testApp()
  large = await paidOrder(it, [3, 1])
  small = await orderAt(it, 'waiting_delivery', { store: large.store })
  seller = (await loginSeller(it, large.store)).call
  await noteCustomers(it.ctx.db)
})
afterAll(() => it.close())

const listed = async (query: Record<string, string>) =>
  (await seller(customers.index, { query })).data.map(({ user_id }) => user_id)
const note = () => noteCustomers(it.ctx.db)

test('customers are ordered and found by what they paid', async () => {
  const [most, less] = [large.shopper.id, small.shopper.id]
  for (const sort of ['-paid', '-net']) expect(await listed({ sort })).toEqual([most, less])
  for (const sort of ['paid', 'net']) expect(await listed({ sort })).toEqual([less, most])
  expect(await listed({ paid: '46.00' })).toEqual([most])
  expect(await listed({ paid: '46.00|lt' })).toEqual([less])
  expect(await listed({ net: '26,46|between', sort: 'net' })).toEqual([less, most])
  expect(await listed({ orders: '1', sort: 'net' })).toEqual([less, most])
  expect(await listed({ orders: '2|ngt' })).toEqual([])
  for (const name of ['paid', 'net', 'orders'])
    await expect(listed({ [name]: 'much' })).rejects.toMatchObject({ fields: { [name]: 'FILTER_INVALID' } })
  await expect(listed({ sort: '-refunded' })).rejects.toMatchObject({ fields: { sort: 'FILTER_INVALID' } })
})

test('a refund changes the order of the list, once the timer has seen it', async () => {
  const { id } = await ask(large, 'refund', { lines: [{ at: 0, n: 3 }] })
  await inTx(it.ctx.db, (tx) => agreeToRefund(tx, it.ctx, ownerOf(large.store), { id }))
  await note()
  const [most, less] = [large.shopper.id, small.shopper.id]
  expect(await listed({ sort: '-net' })).toEqual([less, most])
  expect(await listed({ sort: '-paid' })).toEqual([most, less])
  const { data } = await seller(customers.index, { query: { net: '16.00' } })
  expect(data).toMatchObject([{ user_id: most, orders: 1, paid: '46.00', refunded: '30.00', net: '16.00' }])
})

test('an order whose payment is committed late is in the sums', async () => {
  const again = await orderAt(it, 'waiting_delivery', small)
  await note()
  expect(await listed({ sort: '-orders' })).toEqual([small.shopper.id, large.shopper.id])
  // Between the first and the last payment that are known already.
  const late = await orderAt(it, 'waiting_delivery', small)
  await it.owner.pool.query(
    'update orders l set paid_at = a.paid_at - (a.paid_at - b.paid_at) / 2 from orders a, orders b where l.id = $1 and a.id = $2 and b.id = $3',
    [late.id, again.id, small.id],
  )
  await note()
  expect((await seller(customers.index, { query: { orders: '3' } })).data).toMatchObject([
    { user_id: small.shopper.id, paid: '78.00', net: '78.00' },
  ])
})

test('while an account is closed its sums are not lost, and its note does not come back', async () => {
  const { ctx } = it
  const { rows } = await it.owner.pool.query(
    `update customers set note = '常客', tags = '老客' where user_id = $1 returning id`,
    [small.shopper.id],
  )
  await orderAt(it, 'waiting_delivery', small)
  let noting: Promise<void> | undefined
  await inTx(ctx.db, async (tx) => {
    await forgetCustomer(tx, small.shopper.id)
    noting = note()
    await new Promise((resolve) => setTimeout(resolve, 100))
  })
  await noting
  expect(await seller(customers.show, { params: { id: rows[0].id } })).toMatchObject({ note: '', tags: '', orders: 4 })
})
