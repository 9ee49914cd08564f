/** Bills and how they are paid (rules §6). This module knows bills, not orders. */
export { billCredits, billHolds, billPaid, billTerms, type BillKind, type BillTerms, type Credit } from './hooks.ts'
export { beginAttempt, type PayWay } from './attempts/begin-attempt.ts'
export { endAttempts } from './attempts/close.provider.ts'
export { prepareAttempt } from './attempts/prepare.provider.ts'
export { showPreparation } from './attempts/preparation.show.ts'
export { faultOfChannel, wayToPay } from './attempts/ways.ts'
export { closeBill } from './bills.ts'
export { lockBill } from './bills.db.ts'
export { payBack, type PayBack } from './refunds/pay-back.ts'
export { payByBalance, settleFreeBill } from './pay-bill.ts'
/** Providers with the saved keys, and payments that they confirmed (rules §6). */
export { providerOf } from './provider-of.ts'
export { ProviderError } from './providers/provider-error.ts'
export type { Payment, StatementLine } from './providers/provider.ts'
export { receivePayment } from './received/receive-payment.ts'
/** The providers' simulator of the demo and what the server needs to mount it (rules §6). */
export { formGateway } from './simulator/configs.ts'
export { walletActs, type WalletAct } from './simulator/simulator.ts'
export { RefusedMove } from './simulator/trade-moves.ts'
export type { SimulatedTrade } from './simulator/store.ts'
export type { DemoSimulator } from './demo-simulator/demo-simulator.ts'
export { prepareSimulator } from './demo-simulator/prepare-simulator.ts'
export {
  openWallet,
  payElsewhere,
  payInWallet,
  sendRefundsUnder,
} from './demo-simulator/replayed-simulator.provider.ts'
export type { RefundRule } from './simulator/trade-moves.ts'
export { openSimulator } from './open-simulator.ts'
export type { Transport } from './providers/transport.ts'
