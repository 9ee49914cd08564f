import { configRoutes } from '@fangshi/contract/configs'
import { payOrder } from '@fangshi/contract/orders'
import type { Payable } from '@fangshi/contract/payments'
import type { PayClient, ProviderChannel } from '@fangshi/contract/status'
import { connectSimulator } from '../../src/modules/payments/provider-of.ts'
import type { ProviderRequest, Transport } from '../../src/modules/payments/providers/transport.ts'
import { simulatedAlipay, simulatedWechat } from '../../src/modules/payments/simulator/configs.ts'
import { createSimulator, type Simulator } from '../../src/modules/payments/simulator/simulator.ts'
import { memoryStore, type SimulatedTrade } from '../../src/modules/payments/simulator/store.ts'
import { mintAdmin } from '../accounts.ts'
import { testApp, type TestApp } from '../app.ts'
import { orderAt, type MadeOrder } from '../factories.ts'
import { codeIn, simulatorKeys } from './payment-simulator.ts'

/** A shop with a database whose channels are switched on for desktops and phones with the simulator's keys. */
export interface PaymentsAtSimulator {
  it: TestApp
  simulator: Simulator
  /** The network from the provider to the shop; it remembers what went through. */
  toShop: Transport
  /** Sends one request of the provider to the shop. */
  deliver(request: ProviderRequest, method?: 'POST' | 'GET'): ReturnType<Transport>
  sent: ProviderRequest[]
  /** The simulator's keys as settings. */
  keys: { wechat: object; alipay: object }
  /** An unpaid order whose payment was begun at the provider; the code is that of its wallet page. */
  begin(channel: ProviderChannel): Promise<{ order: MadeOrder; code: string }>
  /** Begins to pay the order, or goes on with it, as its shopper's browser does. */
  pay(order: MadeOrder, channel: ProviderChannel, device?: PayClient): Promise<Payable>
  /** What the provider knows of an attempt. */
  findTrade(channel: ProviderChannel, attempt_no: string): Promise<SimulatedTrade | null>
  /** What providers hold for us by our books, and by theirs, in cents. */
  books(): Promise<[ours: number, theirs: number]>
}

export async function openPayments(app?: TestApp): Promise<PaymentsAtSimulator> {
  const it = app ?? (await testApp())
  const keys = await simulatorKeys()
  const walletUrl = (code: string): string => `http://127.0.0.1:8080/simulator?code=${code}`
  const store = memoryStore()
  const simulator = createSimulator({ keys, store, now: it.ctx.now, walletUrl })
  // Read with every request, so that a test can put something between shop and provider.
  connectSimulator(it.ctx, (request) => simulator.send(request))
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  const { device: _w, gateway: _g, ...wechat } = simulatedWechat(keys, 'scan', '')
  const { device: _a, gateway: _h, ...alipay } = simulatedAlipay(keys, 'scan', '')
  for (const { save } of [configRoutes.pay_wechat_scan, configRoutes.pay_wechat_wap])
    await admin(save, { body: { ...wechat, is_open: true } })
  for (const { save } of [configRoutes.pay_alipay_scan, configRoutes.pay_alipay_wap])
    await admin(save, { body: { ...alipay, is_open: true } })
  it.forgetSettings()

  const sent: ProviderRequest[] = []
  const deliver: PaymentsAtSimulator['deliver'] = async ({ url, headers, body }, method = 'POST') => {
    const { pathname } = new URL(url)
    const answer = await it.app.inject({ method, url: pathname, headers, payload: body ?? Buffer.alloc(0) })
    return { status: answer.statusCode, headers: {}, body: answer.rawPayload }
  }
  const pay: PaymentsAtSimulator['pay'] = ({ group_no, shopper }, method, device = 'desktop') =>
    shopper.call(payOrder, { body: { group_no, method, device } })
  return {
    it,
    simulator,
    keys: { wechat, alipay },
    sent,
    deliver,
    toShop: (request) => {
      sent.push(request)
      return deliver(request)
    },
    pay,
    async begin(channel) {
      const order = await orderAt(it, 'waiting_payment')
      const { code_url = '' } = await pay(order, channel)
      return { order, code: codeIn(code_url) }
    },
    findTrade: (channel, attempt_no) => store.find(channel, 'out_trade_no', attempt_no),
    async books() {
      const { rows } = await it.ctx.db.pool.query<{ held: number }>(
        `select coalesce(-sum(p.amount), 0)::int as held from ledger_postings p join ledger_accounts a on a.id = p.account_id
          where a.kind in ('clearing_wechat', 'clearing_alipay')`,
      )
      const lines = await simulator.ledger()
      const theirs = lines.reduce((sum, { paid_cents, refunded_cents }) => sum + paid_cents - refunded_cents, 0)
      return [rows[0]?.held ?? 0, theirs]
    },
  }
}
