import { statement, type Database } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import { nextNotice, type SimulatedTrade, type TradeNumber, type TradeStore } from '../simulator/store.ts'

const conditions: Readonly<Record<TradeNumber, string>> = {
  out_trade_no: 'out_trade_no = $2',
  code: 'code = $2',
  trade_no: 'trade_nos @> array[$2]',
  refund_no: 'refund_nos @> array[$2]',
}
const findBy = (by: TradeNumber) =>
  statement(
    `simulator.by_${by}`,
    `select trade from simulator_trades where provider = $1 and ${conditions[by]} limit 1`,
  )
const find = {
  out_trade_no: findBy('out_trade_no'),
  code: findBy('code'),
  trade_no: findBy('trade_no'),
  refund_no: findBy('refund_no'),
}
const insert = statement(
  'simulator.insert',
  `insert into simulator_trades (provider, out_trade_no, code, trade, trade_nos, refund_nos, next_notice_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, out_trade_no) do nothing returning id`,
)
const lock = statement(
  'simulator.lock',
  'select id, trade from simulator_trades where provider = $1 and out_trade_no = $2 for update',
)
const update = statement(
  'simulator.update',
  'update simulator_trades set trade = $2, trade_nos = $3, refund_nos = $4, next_notice_at = $5 where id = $1',
)
const due = statement(
  'simulator.due',
  'select trade from simulator_trades where next_notice_at <= $1 order by next_notice_at limit 200',
)
const all = statement(
  'simulator.all',
  'select trade from simulator_trades where $1::text is null or provider = $1 order by id',
)

interface Row {
  trade: SimulatedTrade
}

function columnsOf(trade: SimulatedTrade): unknown[] {
  const next = nextNotice(trade)
  return [
    JSON.stringify(trade),
    trade.payments.map(({ trade_no }) => trade_no),
    trade.refunds.map(({ refund_no }) => refund_no),
    next === null ? null : new Date(next),
  ]
}

/** Trades in the database, for a demo that stops, starts again and has several processes. */
export function tradeTable(db: Database): TradeStore {
  return {
    find: async (provider, by, number) => (await db.row<Row>(find[by], [provider, number]))?.trade ?? null,
    async insert(trade) {
      const { provider, out_trade_no, code } = trade
      return (await db.rows(insert, [provider, out_trade_no, code, ...columnsOf(trade)])).length === 1
    },
    change: (provider, out_trade_no, act) =>
      inTx(db, async (tx) => {
        const row = await tx.row<Row & { id: number }>(lock, [provider, out_trade_no])
        if (!row) throw new Error(`no trade ${out_trade_no}`)
        const result = act(row.trade)
        await tx.rows(update, [row.id, ...columnsOf(row.trade)])
        return result
      }),
    due: async (at) => (await db.rows<Row>(due, [new Date(at)])).map(({ trade }) => trade),
    all: async (provider) => (await db.rows<Row>(all, [provider ?? null])).map(({ trade }) => trade),
  }
}
