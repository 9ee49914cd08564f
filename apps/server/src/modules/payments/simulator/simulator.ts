import type { ProviderAnswer, Transport } from '../providers/transport.ts'
import { alipayGateway } from './alipay/gateway.ts'
import { simulatorGateways } from './configs.ts'
import { deliveryOf, isAcknowledged, nextTry } from './deliveries.ts'
import type { SimulatorKeys } from './keys.ts'
import type { SimulatedNotice, SimulatedTrade, TradeStore } from './store.ts'
import { addPayment, balanceOf, closeTrade, doneRefunds, newNumber, payTrade } from './trade-moves.ts'
import { wechatGateway } from './wechat/gateway.ts'
import { usualControls, type Controls, type World } from './world.ts'

/** What the payer can do on the wallet page (rules §6). */
export const walletActs = ['pay', 'pay_twice', 'pay_other_amount', 'fail', 'expire'] as const
export type WalletAct = (typeof walletActs)[number]

/** What the provider's books say about a trade, in cents. */
export interface LedgerLine {
  provider: SimulatedTrade['provider']
  out_trade_no: string
  paid_cents: number
  refunded_cents: number
}

export interface Simulator {
  /** Takes requests to both providers in process. */
  send: Transport
  /** Does something with the trade of a wallet page; another amount in cents. Throws RefusedMove. */
  act(code: string, act: WalletAct, amount_cents?: number): Promise<SimulatedTrade>
  /** The trade of a wallet page; null when there is none. */
  find(code: string): Promise<SimulatedTrade | null>
  /** Sends the notices that are due, of all trades or of one, and plans the next try of what is not acknowledged; how many. */
  deliver(send: Transport, code?: string): Promise<number>
  /** What was paid and refunded: must equal our books. */
  ledger(): Promise<LedgerLine[]>
  controls: Controls
  now(): Date
}

interface SimulatorOptions {
  keys: SimulatorKeys
  store: TradeStore
  /** The real time. */
  now: () => Date
  walletUrl: (code: string) => string
}

async function faulty(controls: Controls, answer: () => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  if (controls.answers === 'no_connection') throw new Error('connect ECONNREFUSED')
  if (controls.answers === 'error_500') return { status: 500, headers: {}, body: Buffer.from('<h1>500</h1>') }
  const result = await answer()
  // It was done, and the answer is lost.
  if (controls.answers === 'lost') throw new Error('socket hang up')
  return result
}

function doAct(trade: SimulatedTrade, act: WalletAct, amount_cents: number, at: number): void {
  switch (act) {
    case 'pay':
      payTrade(trade, trade.amount_cents, at)
      break
    case 'pay_twice':
      payTrade(trade, trade.amount_cents, at)
      addPayment(trade, trade.amount_cents, at)
      break
    case 'pay_other_amount':
      payTrade(trade, amount_cents, at)
      break
    case 'fail':
      // The payer has opened it, the bank has refused: it still waits.
      trade.is_known = true
      break
    case 'expire':
      trade.expires_at = Math.min(trade.expires_at, at)
      if (trade.provider === 'alipay' && trade.state === 'NOTPAY') closeTrade(trade, at)
      break
  }
}

/** WeChat Pay and Alipay in one process, for demo and tests (rules §6, payments §2.4). */
export function createSimulator({ keys, store, now: realNow, walletUrl }: SimulatorOptions): Simulator {
  const controls = usualControls()
  const now = () => realNow().getTime() + controls.clockMs
  const world: World = { keys, store, controls, now, walletUrl }

  async function due(code?: string): Promise<[SimulatedTrade, SimulatedNotice][]> {
    const trades = (await store.due(now() - controls.noticeDelayMs)).filter((trade) => !code || trade.code === code)
    const found = trades.flatMap((trade) =>
      trade.notices
        .filter(({ next_at }) => next_at !== null && next_at + controls.noticeDelayMs <= now())
        .map((notice): [SimulatedTrade, SimulatedNotice] => [trade, notice]),
    )
    found.sort(([, a], [, b]) => (a.next_at ?? 0) - (b.next_at ?? 0))
    return controls.notices === 'reorder' ? found.toReversed() : found
  }

  /** Sends a notice once, or twice where that is the fault; whether the shop took it. */
  async function sendOne(send: Transport, trade: SimulatedTrade, notice: SimulatedNotice): Promise<boolean> {
    const twins = { none: [notice], duplicate: [notice, notice], twin: [notice, { ...notice, id: newNumber() }] }
    const { notices } = controls
    if (notices === 'drop') return false
    let isTaken = false
    for (const one of notices === 'duplicate' || notices === 'twin' ? twins[notices] : twins.none) {
      const answer = await send(deliveryOf(world, trade, one)).catch(() => null)
      isTaken = answer !== null && isAcknowledged(trade, answer.status, answer.body)
    }
    return isTaken
  }

  async function deliver(send: Transport, code?: string): Promise<number> {
    const notices = await due(code)
    for (const [trade, notice] of notices) {
      const isTaken = await sendOne(send, trade, notice)
      await store.change(trade.provider, trade.out_trade_no, (stored) => {
        const own = stored.notices.find(({ id }) => id === notice.id)
        if (!own) return
        own.next_at = isTaken ? null : nextTry(stored, own, now())
        own.tries += 1
      })
    }
    return notices.length
  }

  const find = async (code: string): Promise<SimulatedTrade | null> =>
    (await store.find('wechat', 'code', code)) ?? (await store.find('alipay', 'code', code))

  return {
    controls,
    now: () => new Date(now()),
    send: (request) => {
      const isWechat = request.url.startsWith(`${simulatorGateways.wechat}/`)
      return faulty(controls, () => (isWechat ? wechatGateway : alipayGateway)(world, request))
    },
    find,
    async act(code, act, amount_cents = 1) {
      const trade = await find(code)
      if (!trade) throw new Error(`no trade with the code ${code}`)
      return store.change(trade.provider, trade.out_trade_no, (stored) => {
        doAct(stored, act, amount_cents, now())
        return structuredClone(stored)
      })
    },
    deliver,
    async ledger() {
      const trades = await store.all()
      return trades.map((trade) => {
        const refunded_cents = doneRefunds(trade, now()).reduce((sum, { refund_cents }) => sum + refund_cents, 0)
        const { provider, out_trade_no } = trade
        return { provider, out_trade_no, paid_cents: balanceOf(trade, now()) + refunded_cents, refunded_cents }
      })
    },
  }
}
