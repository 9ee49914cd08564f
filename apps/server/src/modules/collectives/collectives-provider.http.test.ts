import { payOrder } from '@fangshi/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  makeCollective,
  openGroup,
  pay,
  seatFor,
  statusesOf,
  type MadeCollective,
} from '../../../test/activities/collectives.ts'
import { hour, newBuyer } from '../../../test/activities/seckills.ts'
import { expectEqualBooks } from '../../../test/payments/equal-books.ts'
import { codeIn } from '../../../test/payments/payment-simulator.ts'
import { openPayments, type PaymentsAtSimulator } from '../../../test/payments/payments-at-simulator.ts'
import { audit } from '../../audit.ts'
import { sendRefunds } from '../payments/refunds/send-refunds.timers.ts'
import { endGroups } from '../refunds/groups/end-groups.timers.ts'

vi.setConfig({ testTimeout: 60_000 }) // keys are made once, and the machine may be busy

/** Seats that are paid at a provider: their money goes back to where it came from. */

let shop: PaymentsAtSimulator
beforeAll(async () => {
  shop = await openPayments()
})
afterEach(async () => {
  expect(await audit(shop.it.ctx.db)).toEqual([])
  await expectEqualBooks(shop.it.ctx.db, shop.simulator)
})
afterAll(() => shop.it.close())

/** Somebody without money of their own takes a seat and pays it at the provider, which has not notified us yet. */
async function paidAtProvider(made: MadeCollective, group: string) {
  const buyer = await newBuyer(shop.it, 0)
  const { group_no, order_id } = await seatFor(buyer, made, group)
  const { code_url = '' } = await buyer.call(payOrder, { body: { group_no, method: 'wechat', device: 'desktop' } })
  await shop.simulator.act(codeIn(code_url), 'pay')
  return { buyer, group_no, order_id: order_id[0] as number }
}
/** What the provider has paid back, in cents. */
const sentBack = async (): Promise<number> =>
  (await shop.simulator.ledger()).reduce((sum, { refunded_cents }) => sum + refunded_cents, 0)

test('a failed group gives the money of a seat back through its provider', async () => {
  const { it, simulator } = shop
  const made = await makeCollective(it)
  const { group, members } = await openGroup(it, made)
  const member = await paidAtProvider(made, group)
  await simulator.deliver(shop.toShop)
  expect(await statusesOf(it, [...members, member])).toEqual(['waiting_group', 'waiting_group'])
  const before = await sentBack()
  it.advance(2 * hour)
  await endGroups.run(it.ctx)
  await sendRefunds(it.ctx)
  await simulator.deliver(shop.toShop)
  expect(await statusesOf(it, [...members, member])).toEqual(['cancelled', 'cancelled'])
  expect((await sentBack()) - before).toBe(800)
})

test('a payment that is told late goes back when somebody else has the seat, and counts while it is free', async () => {
  const { it, simulator } = shop
  const made = await makeCollective(it, { people: 3 })
  const { group } = await openGroup(it, made)
  const [early, late] = [await paidAtProvider(made, group), await paidAtProvider(made, group)]
  it.advance(15 * 60_000)
  // The seat of the first order that was not paid in time is the first that somebody else gets.
  const other = await newBuyer(it)
  const placed = await seatFor(other, made, group)
  await pay(other, placed)
  const before = await sentBack()
  await simulator.deliver(shop.toShop)
  await sendRefunds(it.ctx)
  await simulator.deliver(shop.toShop)
  expect((await sentBack()) - before).toBe(800)
  expect(await statusesOf(it, [early, late, { order_id: placed.order_id[0] as number }])).toEqual([
    'waiting_payment',
    'waiting_delivery',
    'waiting_delivery',
  ])
})

test('a payment that is told after the group’s time goes back', async () => {
  const { it, simulator } = shop
  const made = await makeCollective(it)
  const { group } = await openGroup(it, made)
  const member = await paidAtProvider(made, group)
  const before = await sentBack()
  it.advance(2 * hour)
  await simulator.deliver(shop.toShop)
  await endGroups.run(it.ctx)
  await sendRefunds(it.ctx)
  await simulator.deliver(shop.toShop)
  expect((await sentBack()) - before).toBe(800)
  expect(await statusesOf(it, [member])).toEqual(['waiting_payment'])
})
