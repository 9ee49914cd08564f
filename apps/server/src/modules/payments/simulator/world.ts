import type { SimulatorKeys } from './keys.ts'
import type { TradeStore } from './store.ts'
import type { RefundRule } from './trade-moves.ts'

/** Which key WeChat Pay signs with; `mixed` as in the days of a migration, `unknown` as if it had a new one. */
export type SerialMode = 'public_key' | 'certificate' | 'mixed' | 'unknown'

/** What happens to answers of the gateways. */
export type AnswerFault = 'none' | 'no_connection' | 'error_500' | 'lost' | 'unsigned' | 'forged' | 'stale'

/** What happens to notices on their way; `twin`: each comes twice, under two numbers. */
export type NoticeFault = 'none' | 'drop' | 'duplicate' | 'twin' | 'reorder' | 'corrupt'

/** The switches of the simulator. */
export interface Controls {
  answers: AnswerFault
  notices: NoticeFault
  /** How much later notices come, in ms. */
  noticeDelayMs: number
  serials: SerialMode
  refunds: RefundRule
  /** How far the clock is ahead of the real one, in ms. */
  clockMs: number
}

export const usualControls = (): Controls => ({
  answers: 'none',
  notices: 'none',
  noticeDelayMs: 0,
  serials: 'public_key',
  refunds: { outcome: 'SUCCESS', afterMs: 0 },
  clockMs: 0,
})

/** What both gateways work with. */
export interface World {
  keys: SimulatorKeys
  store: TradeStore
  controls: Controls
  /** The time of the simulator, in ms. */
  now(): number
  /** The address of a trade's wallet page; it has a query. */
  walletUrl(code: string): string
}

/** What both providers keep of an amount in cents: 0.6 %. */
export const feeOf = (cents: number): number => Math.round((cents * 6) / 1000)
