/** Double entry (rules §8): accounts, postings and balances; who owns an account is a kind and an id. */
export { escrow, userMoney, type AccountRef } from './chart.ts'
export { balancesOf } from './ledger.db.ts'
export { post, type Entry } from './post.ts'
export { bookTopUp } from './top-up.ts'
