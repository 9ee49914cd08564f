import { customerPurchases, customers, userPurchases } from '@fangshi/contract/customers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keyOf, openBackoffice, type Backoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import { loginSeller } from '../../../test/factories.ts'
import { ask, paidOrder, type PaidOrder } from '../../../test/refunds.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { accountClosed } from '../accounts/hooks.ts'
import { noteCustomers } from './customers.db.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }) // on a busy machine

let back: Backoffice
let order: PaidOrder
let seller: Awaited<ReturnType<typeof loginSeller>>['call']
let id: number
beforeAll(async () => {
  back = await openBackoffice()
  order = await paidOrder(back.app)
  await noteCustomers(back.app.ctx.db)
  seller = (await loginSeller(back.app, order.store)).call
  id = (await seller(customers.index, {})).data[0]?.id as number
})
afterAll(() => back.app.close())

const sql = (text: string, values: unknown[] = []) => back.app.ctx.db.pool.query(text, values)
const filtered = async (query: Record<string, string>) => (await seller(customers.index, { query })).data

test('who has paid is a customer, with what was paid; noting again changes nothing', async () => {
  const { rows } = await sql('select total_cents, paid_at, order_no from orders where id = $1', [order.id])
  const shown = await seller(customers.show, { params: { id } })
  expect(shown).toMatchObject({ user_id: order.shopper.id, orders: 1, refunded: '0.00', note: '', tags: '' })
  expect(shown.paid).toBe((rows[0]!.total_cents / 100).toFixed(2))
  const before = (await sql('select * from customers order by id')).rows
  await Promise.all([noteCustomers(back.app.ctx.db), noteCustomers(back.app.ctx.db)])
  expect((await sql('select * from customers order by id')).rows).toEqual(before)
  expect(await filtered({ order_no: rows[0]!.order_no })).toHaveLength(1)
  expect(await filtered({ order_no: 'NONE' })).toEqual([])
  expect(await filtered({ sort: '-last_paid_at' })).toHaveLength(1)
})

test('what is more than one run takes is noted by the next ones, also when all of it was paid in minutes', async () => {
  const { db } = back.app.ctx
  const paid = [order, await paidOrder(back.app), await paidOrder(back.app), await paidOrder(back.app)]
  await sql('delete from customers where id <> $1', [id])
  const noted = async () => Number((await sql('select count(*) as n from customers')).rows[0]!.n)
  const counts: number[] = []
  for (let run = 0; run < paid.length; run++) {
    await noteCustomers(db, 1)
    counts.push(await noted())
  }
  expect(counts).toEqual([2, 3, 4, 4])
  const { rows } = await sql(
    `select o.store_id from orders o left join customers c using (store_id, user_id)
      where o.paid_at is not null and (c.id is null or o.paid_at not between c.first_paid_at and c.last_paid_at)`,
  )
  expect(rows).toEqual([])
})

test('a store notes what it knows of a customer, and finds them by it', async () => {
  const params = { id }
  const { revision } = await seller(customers.show, { params })
  const body = { note: '喜欢素色', tags: '老客、送礼', revision }
  expect(await seller(customers.update, { params, body })).toMatchObject({ note: '喜欢素色', tags: '老客、送礼' })
  expect(await keyOf(seller(customers.update, { params, body: { note: '别的', revision } }))).toBe('FORM_STALE')
  expect(await filtered({ tags: '送礼|like' })).toMatchObject([{ id, tags: '老客、送礼' }])
  expect(await filtered({ tags: '批发|like' })).toEqual([])
  expect(await back.auditOf('Seller.customers.update', id)).toMatchObject([
    { before: { note: '', tags: '' }, after: { note: '喜欢素色', tags: '老客、送礼' } },
  ])
  await expect(seller(customers.update, { params, body: { note: '长'.repeat(501) } })).rejects.toMatchObject({
    fields: { note: 'TOO_LONG' },
  })
  await expect(seller(customers.index, { query: { tags: '|gt' } })).rejects.toMatchObject({ code: 422 })
})

test('a customer comes with the newest orders and requests at this store', async () => {
  const refund = await ask(order)
  const { orders, refunds } = await seller(customerPurchases, { params: { id } })
  expect(orders).toMatchObject([{ id: order.id }])
  expect(refunds).toMatchObject([{ id: refund.id, kind: 'refund' }])
})

test('the platform sees what a user has bought at all stores', async () => {
  const params = { id: order.shopper.id }
  const all = await back.boss(userPurchases, { params })
  expect(all).toMatchObject({ paid_orders: 1, stores: 1, orders: [{ id: order.id }], refunds: [{}] })
  expect(await keyOf(back.boss(userPurchases, { params: { id: 999_999_999 } }))).toBe('NOT_FOUND')
  expect(await keyOf(back.app.as(null, 'Admin')(userPurchases, { params }))).toBe('NOT_LOGGED_IN')
  const { call } = await back.clerk({ rights: ['Admin.users.show'], screens: { '/Admin/users': [] } })
  expect(await keyOf(call(userPurchases, { params }))).toBe('FORBIDDEN')
})

test('the customers of a store are its own: others, and staff without the right, have nothing of them', async () => {
  const params = { id }
  const far = (await loginSeller(back.app, (await paidOrder(back.app)).store)).call
  expect(await keyOf(far(customers.show, { params }))).toBe('NOT_FOUND')
  expect(await keyOf(far(customers.update, { params, body: { note: '别家' } }))).toBe('NOT_FOUND')
  expect(await keyOf(far(customerPurchases, { params }))).toBe('NOT_FOUND')
  const { data } = await far(customers.index, {
    query: { order_no: (await seller(customerPurchases, { params })).orders[0]!.order_no },
  })
  expect(data).toEqual([])
  const nobody = back.app.as((await mintStaff(back.app, order.store, {})).token, 'Seller')
  expect(await keyOf(nobody(customers.index, {}))).toBe('FORBIDDEN')
  expect(await keyOf(nobody(customerPurchases, { params }))).toBe('FORBIDDEN')
  const guest = back.app.as(null, 'Seller')
  expect(await keyOf(guest(customers.index, {}))).toBe('NOT_LOGGED_IN')
  expect(await keyOf(guest(customerPurchases, { params }))).toBe('NOT_LOGGED_IN')
})

test('of whoever closes their account no store keeps a note', async () => {
  await inTx(back.app.ctx.db, (tx) => accountClosed(tx, order.shopper.id))
  expect(await seller(customers.show, { params: { id } })).toMatchObject({ note: '', tags: '', orders: 1 })
})
