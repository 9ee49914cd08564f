/** What the simulator remembers: plain data, so that a Map or a table can keep it. Amounts are cents, times ms. */

export type ProviderName = 'wechat' | 'alipay'

export interface SimulatedPayment {
  trade_no: string
  amount_cents: number
  paid_at: number
}

export interface SimulatedRefund {
  refund_no: string
  refund_id: string
  trade_no: string
  refund_cents: number
  created_at: number
  /** From when on it counts, and how it ends. */
  done_at: number
  outcome: 'SUCCESS' | 'CLOSED' | 'ABNORMAL'
}

/** A notice that is sent until it is acknowledged. */
export interface SimulatedNotice {
  id: string
  event: 'payment' | 'refund' | 'closed'
  /** Number of the payment or refund. */
  of: string
  tries: number
  /** Null once it was acknowledged or given up. */
  next_at: number | null
}

export interface SimulatedTrade {
  provider: ProviderName
  device: string
  out_trade_no: string
  /** What the wallet page opens. */
  code: string
  /** The request that made it, to compare a second one with. */
  request: string
  subject: string
  amount_cents: number
  notify_url: string
  expires_at: number
  /** Whether the provider knows it: Alipay does once the payer has opened it. */
  is_known: boolean
  state: 'NOTPAY' | 'PAID' | 'CLOSED'
  payments: SimulatedPayment[]
  refunds: SimulatedRefund[]
  notices: SimulatedNotice[]
}

/** One of the numbers that a trade is found by. */
export type TradeNumber = 'out_trade_no' | 'trade_no' | 'refund_no' | 'code'

export interface TradeStore {
  /** A copy of the trade; null when there is none. */
  find(provider: ProviderName, by: TradeNumber, number: string): Promise<SimulatedTrade | null>
  /** False when its number is there already. */
  insert(trade: SimulatedTrade): Promise<boolean>
  /** Changes a trade under its lock; what `act` throws undoes it. */
  change<T>(provider: ProviderName, out_trade_no: string, act: (trade: SimulatedTrade) => T): Promise<T>
  /** Those with a notice that is to be sent at this time or before, in ms. */
  due(at: number): Promise<SimulatedTrade[]>
  /** All trades, or those of one provider. */
  all(provider?: ProviderName): Promise<SimulatedTrade[]>
}

/** When the next notice of a trade is to be sent, in ms; null when none waits. */
export function nextNotice({ notices }: SimulatedTrade): number | null {
  const times = notices.flatMap(({ next_at }) => next_at ?? [])
  return times.length ? Math.min(...times) : null
}

const hasNumber = (trade: SimulatedTrade, by: TradeNumber, number: string): boolean => {
  if (by === 'trade_no') return trade.payments.some(({ trade_no }) => trade_no === number)
  if (by === 'refund_no') return trade.refunds.some(({ refund_no }) => refund_no === number)
  return trade[by] === number
}

/** Trades in memory, for one process. */
export function memoryStore(): TradeStore {
  const trades = new Map<string, SimulatedTrade>()
  const keyOf = (provider: ProviderName, out_trade_no: string) => `${provider} ${out_trade_no}`
  return {
    async find(provider, by, number) {
      const found = [...trades.values()].find((one) => one.provider === provider && hasNumber(one, by, number))
      return found ? structuredClone(found) : null
    },
    async insert(trade) {
      const key = keyOf(trade.provider, trade.out_trade_no)
      if (trades.has(key)) return false
      trades.set(key, structuredClone(trade))
      return true
    },
    async change(provider, out_trade_no, act) {
      const key = keyOf(provider, out_trade_no)
      const trade = structuredClone(trades.get(key))
      if (!trade) throw new Error(`no trade ${out_trade_no}`)
      const result = act(trade)
      trades.set(key, trade)
      return result
    },
    due: async (at) => structuredClone([...trades.values()].filter((trade) => (nextNotice(trade) ?? Infinity) <= at)),
    all: async (provider) =>
      structuredClone([...trades.values()].filter((one) => !provider || one.provider === provider)),
  }
}
