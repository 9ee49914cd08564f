import { configRoutes } from '@fangshi/contract/configs'
import type { ProviderChannel } from '@fangshi/contract/status'
import { connectSimulator } from '../src/modules/payments/provider-of.ts'
import type { ProviderRequest, Transport } from '../src/modules/payments/providers/transport.ts'
import { simulatedAlipay, simulatedWechat } from '../src/modules/payments/simulator/configs.ts'
import { createSimulator, type Simulator } from '../src/modules/payments/simulator/simulator.ts'
import { memoryStore } from '../src/modules/payments/simulator/store.ts'
import { mintAdmin } from './accounts.ts'
import { testApp, type TestApp } from './app.ts'
import { beginPayment } from './begin-payment.ts'
import type { MadeOrder } from './factories.ts'
import { simulatorKeys } from './payment-simulator.ts'

/** A shop with a database whose channels `scan` are switched on with the simulator's keys. */
export interface PaymentsAtSimulator {
  it: TestApp
  simulator: Simulator
  /** The network from the provider to the shop; it remembers what went through. */
  toShop: Transport
  /** Sends one request of the provider to the shop. */
  deliver(request: ProviderRequest, method?: 'POST' | 'GET'): ReturnType<Transport>
  sent: ProviderRequest[]
  /** An unpaid order whose payment was begun at the provider; the code is that of its wallet page. */
  begin(channel: ProviderChannel): Promise<{ order: MadeOrder; code: string }>
  /** What providers hold for us by our books, and by theirs, in cents. */
  books(): Promise<[ours: number, theirs: number]>
}

export async function openPayments(app?: TestApp): Promise<PaymentsAtSimulator> {
  const it = app ?? (await testApp())
  const keys = await simulatorKeys()
  const walletUrl = (code: string): string => `http://127.0.0.1:8080/simulator?code=${code}`
  const simulator = createSimulator({ keys, store: memoryStore(), now: it.ctx.now, walletUrl })
  connectSimulator(it.ctx, simulator.send)
  const admin = it.as((await mintAdmin(it)).token, 'Admin')
  const { device: _w, gateway: _g, ...wechat } = simulatedWechat(keys, 'scan', '')
  const { device: _a, gateway: _h, ...alipay } = simulatedAlipay(keys, 'scan', '')
  await admin(configRoutes.pay_wechat_scan.save, { body: { ...wechat, is_open: true } })
  await admin(configRoutes.pay_alipay_scan.save, { body: { ...alipay, is_open: true } })
  it.forgetSettings()

  const sent: ProviderRequest[] = []
  const deliver: PaymentsAtSimulator['deliver'] = async ({ url, headers, body }, method = 'POST') => {
    const { pathname } = new URL(url)
    const answer = await it.app.inject({ method, url: pathname, headers, payload: body ?? Buffer.alloc(0) })
    return { status: answer.statusCode, headers: {}, body: answer.rawPayload }
  }
  return {
    it,
    simulator,
    sent,
    deliver,
    toShop: (request) => {
      sent.push(request)
      return deliver(request)
    },
    async begin(channel) {
      const { order, prepared } = await beginPayment(it, channel, 'scan')
      if (!('code_url' in prepared)) throw new Error('no code to scan')
      return { order, code: new URL(prepared.code_url).searchParams.get('code') ?? '' }
    },
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
