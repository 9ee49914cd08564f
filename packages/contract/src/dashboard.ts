import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime } from './shapes.ts'
import { storeStatuses } from './status.ts'

/** What waits in the back offices, on their first screens. */

/** How many days ahead an advert counts as ending soon. */
export const soonDays = 7

export const getDashboard = route('GET /Admin/dashboard/all', {
  area: 'Admin',
  right: 'Admin.dashboard.all',
  does: 'What waits to be looked at, and what the last nightly verification found.',
  reply: z.object({
    at: DateTime,
    /** What the last nightly verification of ledger, stock and counters found; null when all of it agreed. */
    drift: z.nullable(
      z.object({
        at: DateTime,
        /** How many values differ from what they are derived from. */
        count: z.number(),
        /** The first of them. */
        findings: z.array(
          z.object({ check: z.string(), subject: z.string(), expected: z.string(), actual: z.string() }),
        ),
      }),
    ),
    /** What a new platform has done of what it needs before stores can sell. */
    set_up: z.object({
      /** It has a name and a logo of its own, and a way to reach it. */
      site: z.boolean(),
      payment: z.boolean(),
      sms: z.boolean(),
      agreements: z.boolean(),
      classes: z.boolean(),
      couriers: z.boolean(),
      articles: z.boolean(),
      /** A store that passed its verification. */
      stores: z.boolean(),
      /** Goods that shoppers can see. */
      goods: z.boolean(),
    }),
    to_do: z.object({
      site_closed: z.boolean(),
      /** Text messages that failed today. */
      failed_sms: z.number(),
      /** Store applications and changes of documents pending review. */
      verifying_stores: z.number(),
      document_changes: z.number(),
      /** Goods with content pending review. */
      goods_to_review: z.number(),
      /** Disputes about money only, and about returns and exchanges. */
      refund_disputes: z.number(),
      return_disputes: z.number(),
      /** Withdrawals to approve or refuse, and approved ones to pay. */
      withdrawals_to_decide: z.number(),
      withdrawals_to_pay: z.number(),
      /** Payments in suspense that have not reached their payer yet. */
      suspense: z.number(),
      /** Open differences between providers' bills and our records. */
      differences: z.number(),
      /** Enabled adverts that have ended or end within `soonDays` days, including the whole last day. */
      ending_advs: z.number(),
      /** Entries of the audit log today, of both back offices. */
      audit_entries: z.number(),
    }),
  }),
})

export const getSellerDashboard = route('GET /Seller/dashboard/all', {
  area: 'Seller',
  right: 'Seller.dashboard.all',
  does: 'Of the own store: its state, what waits, and what it still needs before it can sell.',
  reply: z.object({
    to_do: z.object({
      waiting_delivery: z.number(),
      waiting_payment: z.number(),
      /** Requests for money only, and for returns and exchanges, that the store has to act on. */
      refunds: z.number(),
      returns: z.number(),
      /** SKUs low in stock. */
      low_stock: z.number(),
      /** Goods whose newest content the platform rejected. */
      rejected_goods: z.number(),
    }),
    store: z.object({
      status: z.literal(storeStatuses),
      /** Why the platform suspended it; empty otherwise. */
      suspend_reason: z.string(),
    }),
    /** What a new store has done of what it needs before it can sell. */
    set_up: z.object({
      /** It has a logo and a description. */
      profile: z.boolean(),
      /** It says where it is, for returns too. */
      address: z.boolean(),
      /** A freight template that is not the one every store begins with. */
      freight: z.boolean(),
      goods: z.boolean(),
      /** Goods that shoppers can buy as soon as the store is open. */
      on_sale: z.boolean(),
      /** A bank card for withdrawals. */
      bank_card: z.boolean(),
      /** What a shopper who opens a conversation is told. */
      greeting: z.boolean(),
      open: z.boolean(),
      /** Somebody has paid an order of it. */
      has_sold: z.boolean(),
    }),
  }),
})
