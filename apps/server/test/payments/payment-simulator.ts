import { simulatedAlipay, simulatedWechat } from '../../src/modules/payments/simulator/configs.ts'
import { makeKeys, type SimulatorKeys } from '../../src/modules/payments/simulator/keys.ts'
import { createSimulator, type Simulator } from '../../src/modules/payments/simulator/simulator.ts'
import { memoryStore } from '../../src/modules/payments/simulator/store.ts'
import { alipayProvider } from '../../src/modules/payments/providers/alipay/alipay.ts'
import { wechatProvider } from '../../src/modules/payments/providers/wechat/wechat.ts'
import type {
  AlipayDevice,
  PaymentOrder,
  ClientStep,
  Provider,
  RawNotice,
  WechatDevice,
} from '../../src/modules/payments/providers/provider.ts'
import type { ProviderRequest, Transport } from '../../src/modules/payments/providers/transport.ts'

let madeKeys: Promise<SimulatorKeys> | undefined
const since = new Date('2026-11-22T04:00:00Z')
const minuteMs = 60_000

/** The same keys for all tests of a process: making them takes a second. */
export const simulatorKeys = (): Promise<SimulatorKeys> => (madeKeys ??= makeKeys(since))

export interface ShopAtSimulator {
  keys: SimulatorKeys
  simulator: Simulator
  wechat(device?: WechatDevice, more?: { send?: Transport; byCertificate?: boolean }): Provider
  alipay(device?: AlipayDevice): Provider
  now(): Date
  /** Moves the clock of shop and simulator. */
  pass(ms: number): void
  order(amount_cents?: number, more?: Partial<PaymentOrder>): PaymentOrder
  /** Opens what was prepared as the payer's device would; the code of its wallet page. */
  open(prepared: ClientStep): Promise<string>
  /** Takes the notices that are due, acknowledging them unless the answer is another. */
  notices(answer?: { status: number; body: string }): Promise<RawNotice[]>
}

/** What a payer's client goes on with, one of the four. */
interface Continued {
  code_url: string | undefined
  h5_url: string | undefined
  form: { fields: Readonly<Record<string, string>> } | undefined
  params: Readonly<Record<string, string>> | undefined
}

/** The code of a wallet page in its address. */
export const codeIn = (address: string): string => new URL(address).searchParams.get('code') ?? ''

/** Opens what was prepared as the payer's device would; the code of its wallet page. */
export async function openPrepared({ send }: Pick<Simulator, 'send'>, prepared: Partial<Continued>): Promise<string> {
  if (prepared.code_url) return codeIn(prepared.code_url)
  if (prepared.h5_url) return codeIn(prepared.h5_url)
  const { order_string, trade_no, prepayid, package: bundle } = prepared.params ?? {}
  if (prepared.params && !order_string) return trade_no ?? prepayid ?? String(bundle).replace('prepay_id=', '')
  const body = prepared.form ? new URLSearchParams(prepared.form.fields).toString() : String(order_string)
  const url = 'https://alipay.simulator.invalid/gateway.do?charset=utf-8'
  const { headers } = await send({ method: 'POST', url, headers: {}, body: Buffer.from(body) })
  return codeIn(headers.location ?? 'https://none/')
}

/** A shop without a database whose providers are the simulator, at a fixed time. */
export async function shopAtSimulator(): Promise<ShopAtSimulator> {
  const keys = structuredClone(await simulatorKeys())
  const walletUrl = (code: string) => `https://shop.example/simulator?code=${code}`
  const simulator = createSimulator({ keys, store: memoryStore(), now: () => since, walletUrl })
  const now = () => simulator.now()
  let orders = 0

  return {
    keys,
    simulator,
    now,
    pass: (ms) => (simulator.controls.clockMs += ms),
    wechat: (device = 'scan', { send = simulator.send, byCertificate = false } = {}) => {
      const config = simulatedWechat(keys, device, 'https://shop.example/api/payment/wechat/scan')
      const { serial, certificate } = keys.wechat.platform
      const platform = byCertificate ? { platform_id: serial, platform_key: certificate } : {}
      return wechatProvider({ ...config, ...platform }, { send, now })
    },
    alipay: (device = 'scan') =>
      alipayProvider(simulatedAlipay(keys, device, `https://shop.example/api/payment/alipay/${device}`), {
        send: simulator.send,
        now,
      }),
    order: (amount_cents = 1234, more = {}) => ({
      attempt_no: `20261122${String(++orders).padStart(16, '0')}`,
      amount_cents,
      subject: '坊市订单 20261122000001',
      expires_at: new Date(now().getTime() + 30 * minuteMs),
      return_url: 'https://shop.example/order/pay/1?a=1&b=2',
      payer_ip: '203.0.113.9',
      payer_id: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
      ...more,
    }),
    open: (prepared) => openPrepared(simulator, prepared),
    async notices(answer = { status: 200, body: 'success' }) {
      const taken: ProviderRequest[] = []
      await simulator.deliver(async (request) => {
        taken.push(request)
        return { status: answer.status, headers: {}, body: Buffer.from(answer.body) }
      })
      return taken.map(({ headers, body }) => ({ headers, body: body ?? Buffer.alloc(0) }))
    },
  }
}
