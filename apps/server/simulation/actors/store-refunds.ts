import {
  agreeRefund,
  agreeReturn,
  contestReturn,
  receiveReturn,
  refuseRefund,
  refuseReturn,
  sendReplacement,
} from '@fangshi/contract/refunds-backoffice'
import type { RefundKind } from '@fangshi/contract/refund-states'
import type { Marketplace } from '../marketplace.ts'
import { courier } from '../people/stores.ts'
import { send } from '../send.ts'
import { rowOf, storeOf, type Act } from './actor.ts'

interface Refund {
  id: number
  store_id: number
  kind: RefundKind
}

const refundIn = (market: Marketplace, status: string): Promise<Refund | undefined> =>
  rowOf<Refund>(market, 'select id, store_id, kind from refunds where status = $1 order by id limit 20', [status])

async function answer(market: Marketplace): Promise<void> {
  const refund = await refundIn(market, 'requested')
  if (!refund) return
  const { owner } = storeOf(market, refund.store_id)
  const params = { id: refund.id }
  const isMoney = refund.kind === 'refund'
  if (market.random.chance(0.7)) await send(market, owner, isMoney ? agreeRefund : agreeReturn, { params, body: {} })
  else await send(market, owner, isMoney ? refuseRefund : refuseReturn, { params, body: { reason: '不符合条件' } })
}

async function receive(market: Marketplace): Promise<void> {
  const refund = await refundIn(market, 'sent_back')
  if (!refund) return
  const { owner } = storeOf(market, refund.store_id)
  const params = { id: refund.id }
  if (market.random.chance(0.85))
    await send(market, owner, receiveReturn, { params, body: { sellable: market.random.chance(0.7) } })
  else await send(market, owner, contestReturn, { params, body: { reason: '寄回的不是本店商品' } })
}

async function replace(market: Marketplace): Promise<void> {
  const refund = await refundIn(market, 'to_replace')
  if (!refund) return
  const body = { delivery_code: courier, delivery_no: `SF${market.random.int(10_000_000, 99_999_999)}` }
  await send(market, storeOf(market, refund.store_id).owner, sendReplacement, { params: { id: refund.id }, body })
}

export const storeRefundActs: readonly Act[] = [
  { name: 'answer a request', weight: 5, do: answer },
  { name: 'receive a return', weight: 3, do: receive },
  { name: 'send a replacement', weight: 2, do: replace },
]
