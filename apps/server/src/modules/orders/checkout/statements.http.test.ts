import { listAddresses } from '@fangshi/contract/addresses'
import { addToCart } from '@fangshi/contract/cart'
import { createOrder, payOrder, quoteOrder } from '@fangshi/contract/orders'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeAddress, makeGoods, makeShopper, makeStore } from '../../../../test/factories.ts'

let it: TestApp
beforeAll(async () => {
  it = await testApp()
})
afterAll(() => it.close())

/** What `work` sends to the database: the texts of plain statements, and how many prepared ones. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ plain: string[]; prepared: number }> {
  const query = vi.spyOn(pg.Connection.prototype, 'query')
  const bind = vi.spyOn(pg.Connection.prototype, 'bind')
  await work()
  const sent = { plain: query.mock.calls.map(([text]) => text), prepared: bind.mock.calls.length }
  query.mockRestore()
  bind.mockRestore()
  return sent
}

test('a checkout sends twenty statements in two transactions', async () => {
  const { store_id } = await makeStore(it.ctx.db)
  const [sku_id] = (await makeGoods(it.ctx.db, store_id)).sku_ids
  const shopper = await makeShopper(it, { money_cents: 100_000 })
  const address_id = await makeAddress(it.ctx.db, shopper.id)
  const buy = async (ticket: string) => {
    const { cart_id } = await shopper.call(addToCart, { body: { sku_id: sku_id!, buy_num: 1 } })
    await shopper.call(listAddresses, {})
    const params = `cart-${cart_id}`
    const { total_price } = await shopper.call(quoteOrder, { body: { params } })
    const { group_no } = await shopper.call(createOrder, { body: { params, address_id, total_price, again: true } })
    await shopper.call(payOrder, { body: { group_no, method: 'balance', ticket } })
  }
  // Settings and the like are read at the first checkout and remembered.
  await buy(await shopper.ticket())
  const ticket = await shopper.ticket()
  const { plain, prepared } = await statementsOf(() => buy(ticket))
  expect(plain).toEqual(['begin', 'commit', 'begin', 'commit'])
  expect(prepared).toBeLessThanOrEqual(20)
  expect(prepared).toBeGreaterThan(10)
})
