/** Refunds (rules §7): what later modules add to a refund that is paid out. */
export { refundPaidOut, settledMoves, type PaidOut, type SettledMoves } from './hooks.ts'
