import type { ProviderChannel } from '@fangshi/contract/status'
import { audit } from '../src/audit.ts'
import { bookedTrades, providerTrades } from '../test/payments/trades.ts'
import type { Marketplace } from './marketplace.ts'
import { impossible, overdue } from './unwanted-rows.ts'

const hourMs = 3_600_000
/** How long after its time something may still wait: a provider that is silent, or a process that was killed. */
const graceMs = 6 * hourMs

/**
 * Compares what the providers hold of each trade with our books. Of what is not over yet our books may lag behind: an
 * attempt that is asked about again, or a refund that is. `isOver`: nothing may be under way any more.
 */
async function unequalTrades(market: Marketplace, isOver: boolean): Promise<string[]> {
  const { it, payments } = market
  const ours = await bookedTrades(it.ctx.db)
  const theirs = await providerTrades(payments.simulator)
  const { rows } = await it.ctx.db.pool.query<{ trade: string }>(
    `select channel || ' ' || attempt_no as trade from payment_attempts where next_query_at is not null
      union select p.channel || ' ' || p.attempt_no from payment_refunds r join received_payments p on p.id = r.received_id
      where r.next_at is not null`,
  )
  const underWay = new Set(isOver ? [] : rows.map(({ trade }) => trade))
  const names = new Set([...ours.keys(), ...theirs.keys()])
  const unequal = [...names].filter((trade) => (ours.get(trade) ?? 0) !== (theirs.get(trade) ?? 0))
  const faulty = unequal.filter((trade) => !underWay.has(trade))
  return Promise.all(faulty.map((trade) => describeTrade(market, trade)))
}

/** Both sides of a trade, in cents, for people who look for the cause. */
async function describeTrade({ it, payments }: Marketplace, trade: string): Promise<string> {
  const [channel, attempt_no] = trade.split(' ')
  const { rows } = await it.ctx.db.pool.query<{ ours: string }>(
    `select coalesce(string_agg(p.amount_cents || coalesce(' ' || p.unmatched, '') || coalesce((
              select string_agg(' -' || r.amount_cents || ' ' || r.status || ' after ' || r.tries, '' order by r.id)
                from payment_refunds r where r.received_id = p.id), ''), ', ' order by p.id), 'nothing') as ours
       from received_payments p where p.channel = $1 and p.attempt_no = $2`,
    [channel, attempt_no],
  )
  const known = await payments.findTrade(channel as ProviderChannel, attempt_no ?? '')
  const theirs = known?.payments.map(({ trade_no, amount_cents }) => {
    const refunds = known.refunds.filter((refund) => refund.trade_no === trade_no)
    return [amount_cents, ...refunds.map(({ refund_cents, outcome }) => `-${refund_cents} ${outcome}`)].join(' ')
  })
  return `trade ${trade}: by our books ${rows[0]?.ours}; by the provider ${theirs?.join(', ') ?? 'nothing'}`
}

/** What is wrong with the shop now; empty when all invariants hold. `isOver`: the last day, when nothing is under way. */
export async function brokenInvariants(market: Marketplace, isOver = false): Promise<string[]> {
  const { it, clock, errors } = market
  const { db } = it.ctx
  const drift = await audit(db)
  const broken = drift.map(
    ({ check, subject, expected, actual }) => `${check}: ${subject}: derived ${expected}, found ${actual}`,
  )
  const latest = new Date(clock.now.getTime() - graceMs)
  for (const { name, sql } of [...overdue, ...impossible]) {
    const { rows } = await db.pool.query<{ id: number }>(sql, [latest])
    broken.push(...rows.map(({ id }) => `${name}: ${id}`))
  }
  broken.push(...(await unequalTrades(market, isOver)))
  broken.push(...errors.map((line) => `error in the log: ${line.trim()}`))
  return broken
}
