import * as z from 'zod/mini'
import { commissionScopes } from './commission-rates.ts'
import { choiceFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { ledgerEvents } from './ledger-events.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, pageQuery, paged } from './shapes.ts'

/** A statement grows while its run goes on, and is closed at its end. */
export const statementStates = ['open', 'closed'] as const
export type StatementState = (typeof statementStates)[number]

const Row = z.object({
  id: Id,
  /** Shared by the statements of a run. */
  settlement_no: z.string(),
  state: z.literal(statementStates),
  orders: z.number(),
  /** What shoppers and, with its coupons, the platform paid for the orders; the others add up with it: paid − refunded − commission − distribution = settled. */
  paid: z.string(),
  refunded: z.string(),
  commission: z.string(),
  /** What went to referrers (rules §9). */
  distribution: z.string(),
  settled: z.string(),
  /** What of `settled` paid a debt of the store. */
  debt_paid: z.string(),
  /** What the store had, less what it owed, before and after. */
  opening: z.string(),
  closing: z.string(),
  created_at: DateTime,
})
const detail = {
  opening_money: z.string(),
  opening_debt: z.string(),
  closing_money: z.string(),
  closing_debt: z.string(),
  /** What changed the store’s balance since its last statement, by event; the settled orders are one of them. */
  movements: z.array(
    z.object({
      event: z.literal(Object.keys(ledgerEvents) as (keyof typeof ledgerEvents)[]),
      /** The event as text. */
      name: z.string(),
      count: z.number(),
      /** Signed. */
      amount: z.string(),
    }),
  ),
  /** When the period began: the store’s last statement; null for its first. */
  since: z.nullable(DateTime),
  /** Days after completion from which orders were settled. */
  waiting_days: z.number(),
}
const filters = {
  settlement_no: textFilter('likeRight'),
  state: choiceFilter(statementStates),
  created_at: timeFilter(),
}
const common = {
  sorts: ['created_at', 'settled', 'settlement_no', 'state'],
  form: z.strictObject({}),
  verbs: ['index', 'show'],
} as const

/** Statements of the own store, one for each run of the settlement (rules §8). */
export const sellerSettlements = resource('Seller', 'order_settlements', {
  ...common,
  does: 'Statements of the own store',
  row: Row,
  detail: z.extend(Row, detail),
  filters,
})

const AdminRow = z.extend(Row, { store_id: z.number(), store_name: z.string() })
/** Statements of all stores. */
export const adminSettlements = resource('Admin', 'order_settlements', {
  ...common,
  does: 'Statements of all stores',
  row: AdminRow,
  detail: z.extend(AdminRow, detail),
  filters: { ...filters, store_id: numberFilter() },
  dicts: ['stores'],
})

const SettledOrder = z.object({
  order_id: z.number(),
  order_no: z.string(),
  completed_at: DateTime,
  paid: z.string(),
  /** Of that, what the platform paid with its coupon. */
  subsidy: z.string(),
  /** Of `paid`, freight, on which there is no commission. */
  freight: z.string(),
  refunded: z.string(),
  commission: z.string(),
  /** What went to referrers. */
  distribution: z.string(),
  settled: z.string(),
  /** How the commission came about: the rate, and the amount that it was taken of. */
  rules: z.array(
    z.object({ scope: z.literal(commissionScopes), rate: z.string(), base: z.string(), commission: z.string() }),
  ),
  /** The same of referrers, by level: 1 is the buyer’s. */
  shares: z.array(z.object({ level: z.number(), rate: z.string(), base: z.string(), commission: z.string() })),
})
export type SettledOrder = z.input<typeof SettledOrder>
const ordersOf = {
  params: z.strictObject({ id: Id }),
  query: z.strictObject(pageQuery),
  reply: paged(SettledOrder),
  fails: ['NOT_FOUND'],
} as const

export const sellerSettledOrders = route('GET /Seller/order_settlements/{id}/orders', {
  ...ordersOf,
  area: 'Seller',
  right: sellerSettlements.right('show'),
  does: 'The orders of a statement of the own store, each with what was taken off and by which rule.',
})
export const adminSettledOrders = route('GET /Admin/order_settlements/{id}/orders', {
  ...ordersOf,
  area: 'Admin',
  right: adminSettlements.right('show'),
  does: 'The orders of a statement, each with what was taken off and by which rule.',
})

export const settlementState = route('GET /Admin/order_settlements/state', {
  area: 'Admin',
  right: adminSettlements.right('index'),
  does: 'How many orders can be settled now, counted up to 10000, the last run, and whether one goes on.',
  reply: z.object({
    due: z.number(),
    running: z.boolean(),
    last: z.nullable(z.object({ settlement_no: z.string(), started_at: DateTime, finished_at: z.nullable(DateTime) })),
  }),
})

export const settleNow = route('POST /Admin/order_settlements/settle', {
  area: 'Admin',
  right: 'Admin.order_settlements.settle',
  idempotent: true,
  confirm: true,
  does: 'Begins a run of the settlement over all orders that can be settled; it goes on in batches.',
  reply: z.object({ settlement_no: z.string() }),
  fails: ['SETTLEMENT_RUNNING', 'NOTHING_TO_SETTLE'],
})
