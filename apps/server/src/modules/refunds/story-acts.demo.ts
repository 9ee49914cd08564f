import * as contract from '@fangshi/contract/refunds-backoffice'
import type { PlannedCheckout, PlannedOrder } from '@fangshi/demo/demo-plan'
import type { Step, Story } from './refund-stories.demo.ts'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Act, Run } from '../../kernel/replay/act.ts'
import { adminIn, ownerIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { skus } from '../catalog/schema.ts'
import { orderLines, orders } from '../orders/schema.ts'
import { sendRefundsUnder, type RefundRule } from '../payments/public.ts'
import { mostFor, piecesLeft } from './amounts.ts'
import { agreeToRefund, refuseRefund } from './life/answer-refund.ts'
import { decideRefund } from './life/decide-refund.ts'
import { moveOwnRefund, writeMessage } from './life/move-own-refund.ts'
import { receiveGoods, sendReplacement } from './life/return-goods.ts'
import { requestRefund } from './request/request-refund.ts'

const hourMs = 3_600_000

/** A planned order with the checkout that it belongs to. */
export interface OrderOfPlan {
  checkout: PlannedCheckout
  order: PlannedOrder
}

/** A request while its story is played. */
interface PlannedRequest {
  world: World
  of: OrderOfPlan
  story: Story
  id?: number
  /** The first line of the order, of which a piece is asked for, and the most for it. */
  line?: { id: number; most_cents: number }
}

const idOf = ({ id, of }: PlannedRequest): number => {
  if (id === undefined) throw new Error(`nothing was asked for of ${of.checkout.key}`)
  return id
}

/** A part of an amount, a cent at least. */
export const percentOf = (cents: number, percent: number): number => Math.max(1, Math.round((cents * percent) / 100))

async function request(planned: PlannedRequest, { tx, ctx }: Run): Promise<void> {
  const { world, of, story } = planned
  const who = shopperIn(world, of.checkout.user)
  const isIt = and(
    eq(orders.user_id, who.user_id),
    eq(orders.store_id, world.id('store', of.order.store)),
    eq(orders.created_at, of.checkout.placed_at),
  )
  const [line] = await tx.q
    .select({ order_id: orders.id, line: orderLines })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.order_id, orders.id))
    .where(isIt)
    .innerJoin(skus, eq(skus.id, orderLines.sku_id))
    // The best stocked one, so that it can be exchanged.
    .orderBy(desc(skus.on_hand), asc(orderLines.id))
    .limit(1)
  if (!line) throw new Error(`there is no order of ${of.checkout.key} at ${of.order.store}`)
  const { kind, reason, remark, percent } = story
  const buy_num = kind === 'refund' ? piecesLeft(line.line) : 1
  const most_cents = mostFor(line.line, buy_num)
  const amount = percent === undefined ? {} : { amount: percentOf(most_cents, percent) }
  const lines = [{ id: line.line.id, buy_num, ...amount }]
  const { id } = await requestRefund(tx, ctx, who, { order_id: line.order_id, kind, reason, remark, lines })
  Object.assign(planned, { id, line: { id: line.line.id, most_cents } })
}

/** The parcel of a return or replacement: by the courier of the order, with a number of its own. */
const parcelOf = ({ of: { order } }: PlannedRequest, ending: string) => ({
  delivery_code: order.parcels[0]?.courier ?? 'sf',
  delivery_no: `${order.parcels[0]?.number ?? ''}${ending}`,
})

const ofMoney = { agree: contract.agreeRefund, refuse: contract.refuseRefund, decide: contract.decideRefund }
const ofGoods = { agree: contract.agreeReturn, refuse: contract.refuseReturn, decide: contract.decideReturn }

/** What the shopper, the store or the platform does in a step. */
function stepOf(planned: PlannedRequest, step: Step): Omit<Act, 'at'> {
  const { world, of } = planned
  const { user, key } = of.checkout
  const shopper = shopperIn(world, user)
  const seller = ownerIn(world, of.order.store)
  const admin = adminIn(world)
  const rights = planned.story.kind === 'refund' ? ofMoney : ofGoods
  const bySeller = (action: { right: string }) => ({ who: seller, action: action.right })
  const own = (
    more: Partial<Parameters<typeof moveOwnRefund>[3]> & Pick<Parameters<typeof moveOwnRefund>[3], 'action'>,
  ) => ({
    by: `${user} about a request of ${key}`,
    do: ({ tx, ctx }: Run) => moveOwnRefund(tx, ctx, shopper, { id: idOf(planned), ...more }),
  })
  const by = `${of.order.store} about a request of ${key}`
  switch (step.do) {
    case 'withdraw':
    case 'confirm':
      return own({ action: step.do })
    case 'send_back':
      return own({ action: 'send_back', ...parcelOf(planned, '8') })
    case 'appeal':
    case 'message':
      return own({ action: step.do, message: step.text })
    case 'agree':
      return {
        by,
        record: bySeller(rights.agree),
        do: ({ tx, ctx }) => agreeToRefund(tx, ctx, seller, { id: idOf(planned) }),
      }
    case 'refuse':
      return {
        by,
        record: bySeller(rights.refuse),
        do: ({ tx, ctx }) => refuseRefund(tx, ctx, seller, { id: idOf(planned), reason: step.text }),
      }
    case 'answer':
      return {
        by,
        record: bySeller(contract.writeToRefund),
        do: ({ tx, ctx }) => writeMessage(tx, ctx, seller, { id: idOf(planned), message: step.text }),
      }
    case 'receive':
      return {
        by,
        record: bySeller(contract.receiveReturn),
        do: ({ tx, ctx }) => receiveGoods(tx, ctx, seller, { id: idOf(planned), sellable: step.sellable }),
      }
    case 'send':
      return {
        by,
        record: bySeller(contract.sendReplacement),
        do: ({ tx, ctx }) => sendReplacement(tx, ctx, seller, { id: idOf(planned), ...parcelOf(planned, '9') }),
      }
    case 'dismiss':
    case 'decide': {
      const outcome = step.do === 'dismiss' ? 'dismiss' : 'refund'
      const lines = () =>
        step.do === 'decide' && planned.line
          ? [{ id: planned.line.id, amount: percentOf(planned.line.most_cents, step.percent) }]
          : undefined
      return {
        by: `the platform about a request of ${key}`,
        record: { who: admin, action: rights.decide.right },
        do: ({ tx, ctx }) =>
          decideRefund(tx, ctx, admin, { id: idOf(planned), outcome, reason: step.text, lines: lines() }),
      }
    }
  }
}

/** The same, and the provider deals with what it pays back by this rule. */
const under = (rule: RefundRule, act: Omit<Act, 'at'>): Omit<Act, 'at'> => ({
  ...act,
  do: async (run: Run) => {
    const result = await act.do(run)
    await sendRefundsUnder(run.ctx, rule)
    return result
  },
})

/** What happens to one request, from the moment it is made. */
export function storyActs(world: World, of: OrderOfPlan, story: Story, at: Date): Act[] {
  const planned: PlannedRequest = { world, of, story }
  const { atProvider } = story
  const asking: Act = {
    at,
    by: `${of.checkout.user} asking for ${of.checkout.key}`,
    do: (run) => request(planned, run),
  }
  const steps = story.steps.map((step, place) => {
    const act = stepOf(planned, step)
    const isLast = place === story.steps.length - 1
    return {
      ...(atProvider && isLast ? under(atProvider, act) : act),
      at: new Date(at.getTime() + (place + 1) * hourMs),
    }
  })
  return [asking, ...(steps as Act[])]
}
