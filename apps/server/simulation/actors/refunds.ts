import { moveRefund, refundForm, requestRefund, type RefundForm } from '@fangshi/contract/refunds'
import { refundReasons } from '@fangshi/contract/refund-reasons'
import type { RefundKind } from '@fangshi/contract/refund-states'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { Marketplace } from '../marketplace.ts'
import { courier } from '../people/stores.ts'
import { send } from '../send.ts'
import { rowOf, shopperOf, type Act } from './actor.ts'

type Line = RefundForm['lines'][number]

/** A line of a request: some of its pieces; for money only after shipping perhaps less than they cost. */
function requestLine({ random }: Marketplace, kind: RefundKind, line: Line) {
  const buy_num = random.chance(0.6) ? line.left_num : random.int(1, line.left_num)
  const most = Math.floor(((parseMoney(line.left_money) ?? 0) * buy_num) / line.left_num)
  const isLess = kind === 'refund' && line.is_sent && most > 1 && random.chance(0.5)
  const amount = isLess ? { amount: formatMoney(random.int(1, most)) } : {}
  const [other] = random.shuffle(line.replacements)
  const replacement = kind === 'exchange' && other ? { sku_id: other.sku_id } : {}
  return { id: line.id, buy_num, ...amount, ...replacement }
}

async function request(market: Marketplace): Promise<void> {
  const { random } = market
  const order = await rowOf<{ id: number; user_id: number }>(
    market,
    `select id, user_id from orders where status = any($1) order by id desc limit 150`,
    [random.chance(0.4) ? ['waiting_delivery'] : ['waiting_receipt', 'waiting_comment', 'completed']],
  )
  if (!order) return
  const shopper = shopperOf(market, order.user_id)
  const form = await send(market, shopper, refundForm, { params: { id: order.id } })
  const open = form?.lines.filter(({ kinds, left_num }) => kinds.length && left_num) ?? []
  const [first] = open
  if (!first) return
  const kind = random.pick(random.pick(open).kinds)
  const chosen = open.filter(({ kinds }) => kinds.includes(kind))
  const lines = (random.chance(0.6) ? chosen : [random.pick(chosen)]).map((line) => requestLine(market, kind, line))
  const reason = random.pick(Object.keys(refundReasons[kind]) as (keyof (typeof refundReasons)[typeof kind])[])
  await send(market, shopper, requestRefund, { body: { order_id: order.id, kind, lines, reason } })
}

const shopperMoves = {
  requested: 'withdraw',
  disputed: 'withdraw',
  refused: 'appeal',
  to_send_back: 'send_back',
  replaced: 'confirm',
} as const

/** What the shopper can do next; a request that waits for somebody else is seldom withdrawn. */
async function goOn(market: Marketplace): Promise<void> {
  const { random } = market
  const statuses = random.chance(0.15) ? ['requested', 'disputed'] : ['refused', 'to_send_back', 'replaced']
  const refund = await rowOf<{ id: number; user_id: number; status: keyof typeof shopperMoves }>(
    market,
    'select id, user_id, status from refunds where status = any($1) order by id desc limit 30',
    [statuses],
  )
  if (!refund) return
  const action = shopperMoves[refund.status]
  const parcel =
    action === 'send_back' ? { delivery_code: courier, delivery_no: `SF${random.int(10_000_000, 99_999_999)}` } : {}
  const message = action === 'appeal' ? { message: '商品确实有问题' } : {}
  const body = { action, ...parcel, ...message }
  await send(market, shopperOf(market, refund.user_id), moveRefund, { params: { id: refund.id }, body })
}

export const refundActs: readonly Act[] = [
  { name: 'ask for a refund', weight: 6, do: request },
  { name: 'go on with a refund', weight: 6, do: goOn },
]
