/** Bills and how they are paid (rules §6). This module knows bills, not orders. */
export { billCredits, billPaid, type BillKind, type Credit } from './hooks.ts'
export { closeBill } from './bills.ts'
export { payBack, type PayBack } from './refunds/pay-back.ts'
export { payByBalance, settleFreeBill } from './pay-bill.ts'
/** The providers' simulator of the demo and what the server needs to mount it (rules §6). */
export { formGateway } from './simulator/configs.ts'
export { walletActs, type WalletAct } from './simulator/simulator.ts'
export { RefusedMove } from './simulator/trade-moves.ts'
export type { SimulatedTrade } from './simulator/store.ts'
export type { DemoSimulator } from './demo-simulator/demo-simulator.ts'
export { prepareSimulator } from './demo-simulator/prepare-simulator.ts'
export { openSimulator } from './open-simulator.ts'
export type { Transport } from './providers/transport.ts'
