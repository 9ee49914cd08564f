import type { BalanceKind } from '@fangshi/contract/ledger-events'

/**
 * The chart of accounts (rules §8). A posting is + for what we owe or earned. `min0` never goes below zero, `max0` never
 * above. `locked` accounts keep a balance row; the others are sums of their postings, so that no payment waits for
 * another's.
 */
export interface AccountRef {
  owner_kind: 'user' | 'store' | 'order' | 'platform' | 'channel'
  owner_id: number
  kind: string
  currency: 'CNY' | 'POINTS'
  bound: 'min0' | 'max0' | 'free'
  locked: boolean
}

type Nature = Pick<AccountRef, 'currency' | 'bound' | 'locked'>

const held: Nature = { currency: 'CNY', bound: 'min0', locked: true }
const summed: Nature = { currency: 'CNY', bound: 'free', locked: false }

/** One of the accounts of a user or a store whose balance people see, in cents or whole points. */
export const ownAccount = (owner: 'user' | 'store', id: number, kind: BalanceKind): AccountRef => ({
  owner_kind: owner,
  owner_id: id,
  kind,
  ...held,
  currency: kind === 'points' ? 'POINTS' : 'CNY',
})
/** What a user can spend, in cents. */
export const userMoney = (id: number): AccountRef => ownAccount('user', id, 'money')
/** What waits for a withdrawal of the user, in cents. */
export const userFrozen = (id: number): AccountRef => ownAccount('user', id, 'frozen')
/** The user's points, in whole points. */
export const userPoints = (id: number): AccountRef => ownAccount('user', id, 'points')
/** What was paid for an order and is not settled yet, in cents. */
export const escrow = (orderId: number): AccountRef => ({
  owner_kind: 'order',
  owner_id: orderId,
  kind: 'escrow',
  ...held,
})
/** What a payment channel took in and has not paid out, in cents (negative: it owes us). */
export const clearing = (channel: string): AccountRef => ({
  owner_kind: 'channel',
  owner_id: 0,
  kind: `clearing_${channel}`,
  ...summed,
})
/** An account of the platform itself: commission, subsidy, adjustments, … in cents. */
export const platform = (kind: string): AccountRef => ({ owner_kind: 'platform', owner_id: 0, kind, ...summed })
/** Where points come from and go to. */
export const pointsIssuer = (): AccountRef => ({ ...platform('points_issuer'), currency: 'POINTS' })
