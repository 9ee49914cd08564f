import { recordPayout, reconcileDay, countDifference, closeDifference } from '@fangshi/contract/books'
import { cancelOrder } from '@fangshi/contract/orders-backoffice'
import { decideRefund, decideReturn, refundAsAdmin } from '@fangshi/contract/refunds-backoffice'
import { refundOutcomes, type RefundKind } from '@fangshi/contract/refund-states'
import { settleNow } from '@fangshi/contract/settlements'
import { reopenStore, suspendStore } from '@fangshi/contract/stores-admin'
import { formatDate, formatDateTime } from '@fangshi/contract/time'
import { returnTopUp } from '@fangshi/contract/top-ups-admin'
import {
  approveWithdrawal,
  bounceWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  type WithdrawalStatus,
} from '@fangshi/contract/withdrawals'
import { formatMoney } from '@fangshi/contract/money'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { rowOf, type Act } from './actor.ts'
import { channelOf } from './wallet.ts'

const adminOf = ({ random, admins }: Marketplace) => random.pick(admins)
const reason = '平台处理'

async function decide(market: Marketplace): Promise<void> {
  const refund = await rowOf<{ id: number; kind: RefundKind }>(
    market,
    `select id, kind from refunds where status = 'disputed' order by id limit 10`,
  )
  if (!refund) return
  const route = refund.kind === 'refund' ? decideRefund : decideReturn
  const body = { outcome: market.random.pick(refundOutcomes), reason }
  await send(market, adminOf(market), route, { params: { id: refund.id }, body })
}

async function decideWithdrawal(market: Marketplace): Promise<void> {
  const { random } = market
  const row = await rowOf<{ id: number; status: WithdrawalStatus }>(
    market,
    `select id, status from withdrawals where status in ('requested', 'approved') order by id limit 10`,
  )
  if (!row) return
  const params = { id: row.id }
  const admin = adminOf(market)
  if (row.status === 'approved') {
    const body = { bank_reference: `ICBC${String(random.int(1, 999_999_999)).padStart(9, '0')}` }
    await send(market, admin, payWithdrawal, { params, body })
  } else if (random.chance(0.85)) await send(market, admin, approveWithdrawal, { params, body: {} })
  else await send(market, admin, refuseWithdrawal, { params, body: { reason } })
}

async function bounce(market: Marketplace): Promise<void> {
  const row = await rowOf<{ id: number }>(
    market,
    `select id from withdrawals where status = 'paid' order by id desc limit 5`,
  )
  if (row) await send(market, adminOf(market), bounceWithdrawal, { params: { id: row.id }, body: { reason } })
}

/** Suspends a store, and lets all that are suspended sell again. */
async function suspend(market: Marketplace): Promise<void> {
  const suspended = await rowOf<{ id: number }>(market, `select id from stores where status = 'suspended' order by id`)
  const admin = adminOf(market)
  if (suspended) await send(market, admin, reopenStore, { params: suspended, body: {} })
  else
    await send(market, admin, suspendStore, {
      params: { id: market.random.pick(market.stores).store_id },
      body: { reason },
    })
}

async function cancel(market: Marketplace): Promise<void> {
  const order = await rowOf<{ id: number }>(
    market,
    `select id from orders where status in ('waiting_payment', 'waiting_group', 'waiting_delivery') order by id desc limit 20`,
  )
  if (order) await send(market, adminOf(market), cancelOrder, { params: order, body: { reason } })
}

/** Gives money back for a line, also when the shopper's time is over and the store has its money. */
async function refund(market: Marketplace): Promise<void> {
  const line = await rowOf<{ id: number; order_id: number; left: number }>(
    market,
    `select l.id, l.order_id, l.buy_num - l.refunded_num as left
       from order_lines l join orders o on o.id = l.order_id
      where o.settled_at is not null and l.refunded_num < l.buy_num order by l.id desc limit 100`,
  )
  if (!line) return
  const lines = [{ id: line.id, buy_num: market.random.int(1, line.left) }]
  await send(market, adminOf(market), refundAsAdmin, { params: { id: line.order_id }, body: { lines, reason } })
}

async function returnMoney(market: Marketplace): Promise<void> {
  const row = await rowOf<{ id: number; amount_cents: number }>(
    market,
    `select id, amount_cents from top_ups where status = 'paid' order by id desc limit 40`,
  )
  if (!row) return
  const amount = formatMoney(market.random.int(1, row.amount_cents))
  await send(market, adminOf(market), returnTopUp, { params: { id: row.id }, body: { amount, reason } })
}

/** A channel pays out some of what it holds for us, less its fee. */
async function payOut(market: Marketplace): Promise<void> {
  const { random, clock } = market
  const channel = channelOf(market)
  const held = await rowOf<{ cents: number }>(
    market,
    `select -coalesce(sum(p.amount), 0)::bigint as cents from ledger_postings p join ledger_accounts a on a.id = p.account_id
      where a.kind = 'clearing_' || $1`,
    [channel],
  )
  if (!held || held.cents < 10_000) return
  const cents = Math.floor(held.cents / 2)
  const fee = Math.round((cents * 6) / 1000)
  const reference = `PO${String(random.int(1, 999_999_999)).padStart(9, '0')}`
  const paid_at = formatDateTime(clock.now)
  const body = { channel, amount: formatMoney(cents - fee), fee: formatMoney(fee), reference, paid_at }
  await send(market, adminOf(market), recordPayout, { body })
}

const dayMs = 24 * 3_600_000

/** Compares a day with the bill of a provider, and decides about a difference. */
async function reconcile(market: Marketplace): Promise<void> {
  const difference = await rowOf<{ id: number; fault: string }>(
    market,
    `select id, fault from reconciliation_differences where status = 'open' order by id`,
  )
  const admin = adminOf(market)
  if (difference) {
    const params = { id: difference.id }
    if (difference.fault === 'missing_here') await send(market, admin, countDifference, { params, body: {} })
    else await send(market, admin, closeDifference, { params, body: { note: reason } })
    return
  }
  const day = formatDate(new Date(market.clock.now.getTime() - market.random.int(1, 3) * dayMs))
  await send(market, admin, reconcileDay, { body: { channel: channelOf(market), day } })
}

export const platformActs: readonly Act[] = [
  { name: 'decide a dispute', weight: 3, do: decide },
  { name: 'decide about a withdrawal', weight: 3, do: decideWithdrawal },
  { name: 'a transfer bounces', weight: 0.2, do: bounce },
  { name: 'suspend a store', weight: 0.4, do: suspend },
  { name: 'cancel as administrator', weight: 0.4, do: cancel },
  { name: 'refund after settlement', weight: 0.6, do: refund },
  { name: 'return a top-up', weight: 0.4, do: returnMoney },
  { name: 'settle now', weight: 0.2, do: (market) => send(market, adminOf(market), settleNow, {}) },
  { name: 'record a payout', weight: 0.2, do: payOut },
  { name: 'reconcile', weight: 0.6, do: reconcile },
]
