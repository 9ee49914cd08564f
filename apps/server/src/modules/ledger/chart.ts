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

/** An account of a user or store whose balance is shown to people, in cents or whole points. */
export const ownAccount = (owner: 'user' | 'store', id: number, kind: BalanceKind): AccountRef => ({
  owner_kind: owner,
  owner_id: id,
  kind,
  ...held,
  currency: kind === 'points' ? 'POINTS' : 'CNY',
})
/** What a user can spend, in cents. */
export const userMoney = (id: number): AccountRef => ownAccount('user', id, 'money')
/** Money held for the user's withdrawals, in cents. */
export const userFrozen = (id: number): AccountRef => ownAccount('user', id, 'frozen')
/** The user's points, in whole points. */
export const userPoints = (id: number): AccountRef => ownAccount('user', id, 'points')
/** Money paid for an order that is not settled yet, in cents. */
export const escrow = (orderId: number): AccountRef => ({
  owner_kind: 'order',
  owner_id: orderId,
  kind: 'escrow',
  ...held,
})
/** Money that a payment channel received and has not paid out, in cents (negative: the channel owes us). */
export const clearing = (channel: string): AccountRef => ({
  owner_kind: 'channel',
  owner_id: 0,
  kind: `clearing_${channel}`,
  ...summed,
})
/** An account of the platform itself: commission, subsidy, adjustments, … in cents. */
export const platform = (kind: string): AccountRef => ({ owner_kind: 'platform', owner_id: 0, kind, ...summed })
/** The issuer of points, which all points come from and go back to. */
export const pointsIssuer = (): AccountRef => ({ ...platform('points_issuer'), currency: 'POINTS' })
