import type { NoticeRefusal, RawNotice } from '../../src/modules/payments/providers/provider.ts'
import type { SimulatorKeys } from '../../src/modules/payments/simulator/keys.ts'
import type { SimulatedPayment, SimulatedTrade } from '../../src/modules/payments/simulator/store.ts'
import { newNumber } from '../../src/modules/payments/simulator/trade-moves.ts'

/** What a notice is made of: the trade that was paid, when, and the keys of the provider. */
export interface CaseScene {
  keys: SimulatorKeys
  /** When it is read. */
  at: Date
  trade: SimulatedTrade
  payment: SimulatedPayment
}

/** A callback by its group in payments §2.5. */
export interface CallbackCase {
  group: 'good' | 'forged' | 'algorithm' | 'replay' | 'serial' | 'content' | 'canonical'
  name: string
  make(scene: CaseScene): RawNotice
  /** What reading it says. */
  reads: NoticeRefusal | 'payment' | 'refund' | 'trade'
  /** What the shop does with the money that it reports. */
  books: 'credit' | 'suspense' | 'nothing'
  /** What the provider is set up with instead of its public key. */
  setUp?: 'certificate' | 'refreshed' | 'short_key'
}

/** A trade that was paid as it should be; `amount_cents` is what was to be paid. */
export function sceneOf(
  keys: SimulatorKeys,
  trade: Pick<SimulatedTrade, 'provider' | 'device' | 'out_trade_no' | 'amount_cents'>,
  at: Date,
): CaseScene {
  const payment = { trade_no: newNumber(), amount_cents: trade.amount_cents, paid_at: at.getTime() }
  const rest = {
    code: 'code',
    request: '',
    subject: '坊市订单',
    notify_url: '',
    is_known: true,
    state: 'PAID',
  } as const
  const expires_at = at.getTime() + 60_000
  return { keys, at, payment, trade: { ...trade, ...rest, expires_at, payments: [payment], refunds: [], notices: [] } }
}
