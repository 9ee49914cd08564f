import * as z from 'zod/mini'
import { choiceFilter, moneyFilter, numberFilter, timeFilter } from './filters.ts'
import { balanceKinds, ledgerEvents } from './ledger-events.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Money } from './shapes.ts'

/** All postings of the operation that a row of a log belongs to; those of one currency sum to zero. */
const operation = {
  postings: z.array(
    z.object({
      id: Id,
      /** The account as the books call it. */
      account: z.string(),
      /** Whose it is: a store’s name, an order’s number, to administrators a user’s nickname; else empty. */
      owner: z.string(),
      /** Signed: money with two decimals, points whole. */
      amount: z.string(),
    }),
  ),
}

export const moneyLogOwners = ['user', 'store'] as const

const AdminRow = z.object({
  id: Id,
  owner_kind: z.literal(moneyLogOwners),
  owner_id: z.number(),
  /** The user's nickname or the store's name. */
  owner: z.string(),
  event: z.string(),
  /** The event as text. */
  name: z.string(),
  kind: z.literal(balanceKinds),
  /** Signed: money with two decimals, points whole. */
  amount: z.string(),
  /** The balance after the posting. */
  balance: z.string(),
  info: z.string(),
  created_at: DateTime,
})
/** The postings of all users' and stores' accounts (rules §8); read-only. */
export const moneyLogs = resource('Admin', 'money_logs', {
  does: 'Money log of users and stores',
  sorts: ['amount', 'created_at', 'event', 'kind', 'owner_kind'],
  form: z.strictObject({}),
  row: AdminRow,
  detail: z.extend(AdminRow, operation),
  filters: {
    event: choiceFilter(Object.keys(ledgerEvents)),
    /** Signed money or points: -12.30 or 30. */
    amount: moneyFilter(),
    kind: choiceFilter(balanceKinds),
    owner_kind: choiceFilter(moneyLogOwners),
    user_id: numberFilter(),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
  dicts: ['users'],
})

const SellerRow = z.object({
  id: Id,
  event: z.string(),
  /** The event as text. */
  name: z.string(),
  kind: z.literal(balanceKinds),
  /** Signed, with two decimals. */
  amount: z.string(),
  /** The balance after the posting. */
  balance: z.string(),
  info: z.string(),
  created_at: DateTime,
})
/** The postings of the store's accounts, newest first; read-only. */
export const sellerMoneyLogs = resource('Seller', 'money_logs', {
  does: 'Money log of the own store',
  sorts: ['amount', 'created_at'],
  form: z.strictObject({}),
  row: SellerRow,
  detail: z.extend(SellerRow, operation),
  filters: {
    event: choiceFilter(Object.keys(ledgerEvents)),
    amount: moneyFilter(),
    kind: choiceFilter(balanceKinds),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})
export const sellerBalances = route('GET /Seller/money_logs/balances', {
  area: 'Seller',
  right: sellerMoneyLogs.right('index'),
  does: 'What the own store has, what of it waits for a withdrawal, and what it owes the platform.',
  reply: z.object({ money: Money, frozen: Money, debt: Money }),
})
