/**
 * Double-entry bookkeeping (rules §8): accounts, postings and balances. The owner of an account is a kind and an id.
 */
export {
  clearing,
  escrow,
  ownAccount,
  pair,
  platform,
  refundDue,
  userPoints,
  userPrepaid,
  type AccountRef,
} from './chart.ts'
export { adjustBalance } from './adjust-balance.ts'
export { neededFrozenMoney } from './hooks.ts'
export { balancesOf, balancesOfOwners, balancesOfUsers, bookedOn, spendable, type Balances } from './ledger.db.ts'
export { book, bookAll, type MoveOf, type OperationOf } from './book.ts'
export { bookStartingBalance, startingBalanceLeft, takeStartingBalance } from './starting-balance.ts'
export { bookTopUp } from './top-up.ts'
export { totalsByKind, type KindTotal } from './checkpoints.db.ts'
export { lockStoreMovements, type StoreMovements } from './store-movements.ts'
