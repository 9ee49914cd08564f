import type { BalanceKind } from '@fangshi/contract/ledger-events'

/** What an account is like, whoever it belongs to. */
interface Nature {
  owner: 'user' | 'store' | 'order' | 'refund' | 'platform' | 'channel'
  kind: string
  currency: 'CNY' | 'POINTS'
  /** `min0` never goes below zero, `max0` never above, `free` either. */
  bound: 'min0' | 'max0' | 'free'
  /** Has a balance row, which a posting locks. The others are sums of postings, so that no payment waits for another's. */
  locked: boolean
}

const held = { currency: 'CNY', bound: 'min0', locked: true } as const
const owed = { currency: 'CNY', bound: 'max0', locked: true } as const
const summed = { owner: 'platform', currency: 'CNY', bound: 'free', locked: false } as const
const points = { currency: 'POINTS' } as const

/**
 * The chart of accounts (rules §8), in cents or whole points. A posting is + for what we owe or earned. Debt is what its
 * owner owes us, so it is never above zero.
 */
export const chart = {
  /** What a user may spend or withdraw. */
  user_money: { owner: 'user', kind: 'money', ...held },
  /** What a user topped up: it may be spent or go back to its source, never be withdrawn. */
  user_prepaid: { owner: 'user', kind: 'prepaid', ...held },
  /** What waits for the user's withdrawals. */
  user_frozen: { owner: 'user', kind: 'frozen', ...held },
  user_debt: { owner: 'user', kind: 'debt', ...owed },
  user_points: { owner: 'user', kind: 'points', ...held, ...points },
  user_points_debt: { owner: 'user', kind: 'points_debt', ...owed, ...points },
  store_money: { owner: 'store', kind: 'money', ...held },
  store_frozen: { owner: 'store', kind: 'frozen', ...held },
  store_debt: { owner: 'store', kind: 'debt', ...owed },
  /** What was paid for an order that is not settled yet. */
  escrow: { owner: 'order', kind: 'escrow', ...held },
  /** What a refund still owes the payer. */
  refund_due: { owner: 'refund', kind: 'due', ...held },
  /** What a payment channel received and has not paid out yet; negative: the channel owes us. */
  clearing: { ...summed, owner: 'channel', kind: 'clearing' },
  bank: { ...summed, kind: 'bank' },
  payout_bank: { ...summed, kind: 'payout_bank' },
  provider_fees: { ...summed, kind: 'provider_fees' },
  commission: { ...summed, kind: 'commission' },
  subsidy: { ...summed, kind: 'subsidy' },
  /** What was paid beside the points for points goods. */
  points_sales: { ...summed, kind: 'points_sales' },
  adjustments: { ...summed, kind: 'adjustments' },
  /** Money that came in for nothing we could match. */
  suspense: { ...summed, kind: 'suspense' },
  /** Where the starting balances of the demo come from. */
  demo_balances: { ...summed, kind: 'demo_balances' },
  /** Where all points come from and go back to. */
  points_issuer: { ...summed, ...points, kind: 'points_issuer' },
} as const satisfies Record<string, Nature>

export type AccountName = keyof typeof chart

/** One account of the chart: whose, and what it is like. */
export interface AccountRef<Name extends AccountName = AccountName> extends Omit<Nature, 'owner'> {
  name: Name
  owner_kind: Nature['owner']
  owner_id: number
}

function account<Name extends AccountName>(name: Name, owner_id: number): AccountRef<Name> {
  const { owner, ...nature } = chart[name]
  return { name, owner_kind: owner, owner_id, ...nature }
}

export const userMoney = (id: number) => account('user_money', id)
export const userPrepaid = (id: number) => account('user_prepaid', id)
export const userPoints = (id: number) => account('user_points', id)
export const escrow = (orderId: number) => account('escrow', orderId)
export const refundDue = (refundId: number) => account('refund_due', refundId)

/** The clearing account of a payment channel. */
export const clearing = (channel: string): AccountRef<'clearing'> => {
  const ref = account('clearing', 0)
  return { ...ref, kind: `${ref.kind}_${channel}` }
}

/** The accounts of the platform itself, which have no balance row. */
export type PlatformAccount = {
  [Name in AccountName]: (typeof chart)[Name]['owner'] extends 'platform' ? Name : never
}[AccountName]
export const platform = <Name extends PlatformAccount>(name: Name): AccountRef<Name> => account(name, 0)

/** An account of a user or store whose balance is shown to people. Stores have no points. */
export const ownAccount = (owner: 'user' | 'store', id: number, kind: BalanceKind): AccountRef =>
  owner === 'user'
    ? account(`user_${kind}`, id)
    : kind === 'money' || kind === 'frozen' || kind === 'debt'
      ? account(`store_${kind}`, id)
      : missing(kind)
const missing = (kind: string): never => {
  throw new Error(`a store has no account of ${kind}`)
}

/**
 * Two accounts that act as one: the first takes part as far as its bound lets it, the second does the rest. So debt is
 * paid before money grows, and money is taken before debt grows (rules §8).
 */
const pairs = {
  /** Paying: prepaid first (rules §6). */
  user_spending: ['user_prepaid', 'user_money'],
  user_income: ['user_debt', 'user_money'],
  user_clawback: ['user_money', 'user_debt'],
  store_income: ['store_debt', 'store_money'],
  store_clawback: ['store_money', 'store_debt'],
  points_income: ['user_points_debt', 'user_points'],
  points_clawback: ['user_points', 'user_points_debt'],
} as const satisfies Record<string, readonly [AccountName, AccountName]>

export type PairName = keyof typeof pairs

export interface PairRef<Name extends PairName = PairName> {
  name: Name
  first: AccountRef
  rest: AccountRef
}

/** The account or pair of this name, of an owner of its kind. */
export const placeOf = (name: Place, owner_id: number): PlaceRef =>
  (name in pairs ? pair(name as PairName, owner_id) : account(name as AccountName, owner_id)) as PlaceRef

/** The pair of a user's or store's accounts. */
export function pair<Name extends PairName>(name: Name, owner_id: number): PairRef<Name> {
  const [first, rest] = pairs[name]
  return { name, first: account(first, owner_id), rest: account(rest, owner_id) }
}

/** An account or a pair, as the posting table names them. */
export type Place = AccountName | PairName
export type PlaceRef<P extends Place = Place> = P extends PairName
  ? PairRef<P>
  : P extends AccountName
    ? AccountRef<P>
    : never
