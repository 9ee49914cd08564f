/** Refunds (rules §7): what later modules add to a refund that is paid out, and cancelling by the platform. */
export { refundPaidOut, settledMoves, type PaidOut, type SettledMoves } from './hooks.ts'
export { cancelAsAdmin } from './platform/grant-refund.ts'
