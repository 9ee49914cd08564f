/** A change of the stock by order lines. */
export interface StockChange {
  reason: string
  set: string
  /** What must hold for a SKU or a pool to change. */
  guard: string
  /** What must hold for a pool besides. */
  poolGuard: string
  /** By how much a line moves `on_hand` and `reserved`. */
  deltas: string
}

/** Where lines are sold from: the ordinary stock, the pools of activities, or some from each. */
export type StockSource = 'shelf' | 'pools' | 'both'

export const reserving: StockChange = {
  reason: 'reserve',
  set: 'reserved = reserved + t.n',
  guard: 'reserved + t.n <= on_hand',
  poolGuard: 'p.is_open',
  deltas: '0, n',
}
export const selling: StockChange = {
  reason: 'sell',
  set: 'on_hand = on_hand - t.n, reserved = reserved - t.n',
  guard: 't.n <= reserved',
  poolGuard: 'true',
  deltas: '-n, -n',
}
