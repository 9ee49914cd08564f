import { cancelReasonKeys, type CancelReason } from '@fangshi/contract/cancel-reasons'
import type { ProviderChannel } from '@fangshi/contract/status'
import type { Parcel, PlannedCheckout } from '@fangshi/demo/demo-plan'
import { and, eq, inArray } from 'drizzle-orm'
import type { Act, Run } from '../../kernel/replay/act.ts'
import { ownerIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { createSession, endSession, mintTicket } from '../accounts/public.ts'
import { addToCart } from '../cart/public.ts'
import { chooseGroup, groupsWithMembers, lockSeat, type GroupChoice } from '../collectives/public.ts'
import { openWallet, payInWallet, sendRefundsUnder } from '../payments/public.ts'
import { endOwnAttempts } from './life/end-group-attempts.ts'
import { moveOwnOrder } from './life/move-own-order.ts'
import { beginOrderPayment, payOrder } from './life/pay-order.ts'
import { placeOrder, type PlacedGroup } from './checkout/place-order.ts'
import { priceCheckout } from './checkout/price-checkout.ts'
import { readCheckout } from './checkout/read-checkout.ts'
import { orderLines } from './schema.ts'
import { shipOrder } from './life/ship-order.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A checkout of the plan and, once its first act has run, the orders that it became. */
interface Story {
  world: World
  checkout: PlannedCheckout
  placed?: PlacedGroup
  /** Of the wallet page, where an attempt at a provider was begun. */
  code?: string
}

function groupOf({ placed, checkout }: Story): PlacedGroup {
  if (!placed) throw new Error(`the checkout ${checkout.key} was never placed`)
  return placed
}

function orderOf(story: Story, store: string): number {
  const store_id = story.world.id('store', store)
  const order = groupOf(story).orders.find((one) => one.store_id === store_id)
  if (!order) throw new Error(`the checkout ${story.checkout.key} has no order at ${store}`)
  return order.id
}

/** Puts the goods into the cart; those of a group buy are ordered without it. */
async function fillCart({ world, checkout }: Story, { tx, ctx }: Run): Promise<string> {
  const lines = checkout.orders.flatMap((order) => order.lines)
  if (checkout.group) return lines.map(({ sku, quantity }) => `sku-${world.id('sku', sku)}x${quantity}`).join()
  const who = shopperIn(world, checkout.user)
  const ids: number[] = []
  for (const { sku, quantity } of lines) {
    const line = await addToCart(tx, ctx, who, { sku_id: world.id('sku', sku), buy_num: quantity })
    ids.push(line.cart_id)
  }
  return `cart-${ids.join('-')}`
}

/** The group that the order opens or joins; undefined for an ordinary order. */
async function groupChoice({ world, checkout }: Story, { tx, ctx }: Run): Promise<GroupChoice | undefined> {
  if (!checkout.group) return undefined
  const { collective, key, isFounder } = checkout.group
  const id = world.id('collective', collective)
  if (isFounder) return { id }
  const groupId = world.id('group', key)
  return { id, group_no: (await groupsWithMembers(tx, [groupId], ctx.now())).get(groupId)?.group_no }
}

/** Fills the cart, looks at the price, and places. */
async function place(story: Story, run: Run): Promise<void> {
  const { world, checkout } = story
  const { tx, ctx } = run
  const who = shopperIn(world, checkout.user)
  const params = await fillCart(story, run)
  const collective = await groupChoice(story, run)
  const address_id = world.id('address', checkout.address)
  const at = ctx.now()
  const lines = await readCheckout(tx, { user_id: who.user_id, address_id, at }, params)
  const chosen = collective ? await chooseGroup(tx, collective, { user_id: who.user_id, at }) : null
  const { total_cents } = priceCheckout(who, lines, { chosen })
  const remarks = checkout.orders.map(({ store }) => ({ store_id: world.id('store', store), remark: checkout.remark }))
  const input = { params, address_id, total_price: total_cents, remarks, again: true, locale: 'zh-cn' } as const
  story.placed = await placeOrder(tx, ctx, who, { ...input, collective })
  if (!checkout.group?.isFounder) return
  const seat = await lockSeat(tx, story.placed.id)
  if (seat) world.add('group', checkout.group.key, seat.group_id)
}

/** Logs in, pays from the balance, logs out. */
async function payFromBalance(story: Story, { tx, ctx }: Run): Promise<void> {
  const { group_no, total_cents } = groupOf(story)
  const shopper = shopperIn(story.world, story.checkout.user)
  const { session_id } = await createSession(tx, { area: 'Home', user_id: shopper.user_id }, ctx.now())
  const who = { ...shopper, session_id }
  const ticket = await mintTicket(tx, { ...who, limit_cents: total_cents, now: ctx.now() })
  await payOrder(tx, ctx, who, { group_no, ticket })
  await endSession(tx, session_id)
}

/** Begins to pay by the checkout's provider: on a desktop, or with every third one on a phone where WeChat Pay opens its wallet. */
async function beginAtProvider(story: Story, channel: ProviderChannel, { tx, ctx }: Run): Promise<string> {
  const { group_no, id } = groupOf(story)
  const device = channel === 'wechat' && id % 3 === 0 ? 'wap' : 'scan'
  const who = shopperIn(story.world, story.checkout.user)
  return openWallet(ctx, await beginOrderPayment(tx, ctx, who, { group_no, way: { channel, device } }))
}

/** Pays as the plan says; of a payment that came twice one goes back to its source, slowly. */
async function pay(story: Story, run: Run): Promise<void> {
  const { method, unmatched } = story.checkout
  if (method === 'balance') return payFromBalance(story, run)
  const code = await beginAtProvider(story, method, run)
  const isTwice = unmatched === 'paid_twice'
  await payInWallet(run.ctx, code, isTwice ? 'pay_twice' : 'pay')
  if (isTwice) await sendRefundsUnder(run.ctx, { outcome: 'SUCCESS', afterMs: 2 * dayMs })
}

/** Cancels unpaid; one who pays later still has the code. */
async function cancel(story: Story, reason: CancelReason | undefined, run: Run): Promise<void> {
  const { world, checkout } = story
  const { tx, ctx } = run
  if (checkout.unmatched === 'paid_late' && checkout.method !== 'balance')
    story.code = await beginAtProvider(story, checkout.method, run)
  const id = orderOf(story, checkout.orders[0]?.store ?? '')
  const who = shopperIn(world, checkout.user)
  await endOwnAttempts(ctx, who, id)
  await moveOwnOrder(tx, ctx, who, { id, action: 'cancel', reason })
}

async function ship(story: Story, store: string, { courier, number, lines }: Parcel, { tx, ctx }: Run): Promise<void> {
  const id = orderOf(story, store)
  const skus = lines.map(({ sku }) => story.world.id('sku', sku))
  const isPacked = and(eq(orderLines.order_id, id), inArray(orderLines.sku_id, skus))
  const packed = await tx.q.select({ id: orderLines.id }).from(orderLines).where(isPacked)
  const parcel = { delivery_code: courier, delivery_no: number, line_ids: packed.map((line) => line.id) }
  await shipOrder(tx, ctx, ownerIn(story.world, store), { id, ...parcel })
}

/** What happens to a checkout, but for what the timers do. */
export function checkoutActs(world: World, checkout: PlannedCheckout): Act[] {
  const story: Story = { world, checkout }
  const { key, user, orders } = checkout
  // Reasons differ from order to order, and stay the same with each start.
  const reason = cancelReasonKeys[checkout.placed_at.getUTCMinutes() % cancelReasonKeys.length]
  const act = (at: Date | null, what: string, run: Act['do']): Act[] => (at ? [{ at, by: what, do: run }] : [])
  const receive = (store: string) => (run: Run) =>
    moveOwnOrder(run.tx, run.ctx, shopperIn(world, user), { id: orderOf(story, store), action: 'receive' })
  const { cancelled_at, unmatched } = checkout
  const paidLateAt = unmatched === 'paid_late' && cancelled_at ? new Date(cancelled_at.getTime() + 10 * minuteMs) : null
  return [
    ...act(checkout.placed_at, `${user} placing ${key}`, (run) => place(story, run)),
    ...act(checkout.paid_at, `${user} paying ${key}`, (run) => pay(story, run)),
    ...act(cancelled_at, `${user} cancelling ${key}`, (run) => cancel(story, reason, run)),
    ...act(paidLateAt, `${user} paying ${key} late`, (run) => payInWallet(run.ctx, story.code ?? '')),
    ...orders.flatMap((order) => [
      ...order.parcels.flatMap((parcel) =>
        act(parcel.shipped_at, `${order.store} shipping ${key}`, (run) => ship(story, order.store, parcel, run)),
      ),
      ...act(order.received_at, `${user} receiving ${key}`, receive(order.store)),
    ]),
  ]
}
