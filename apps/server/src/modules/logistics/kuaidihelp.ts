import { createHash } from 'node:crypto'
import { parseDateTime } from '@fangshi/contract/time'
import type { TraceState } from '@fangshi/contract/logistics'
import type { Breaker } from '../../kernel/http/breaker.ts'
import { ask, type Answer } from '../../kernel/http/outgoing.ts'
import type { Courier, Shipment, CourierReport, Trace } from './courier.ts'

/** Traces from the provider's open platform "KOP" (reference §3.16). */

const timeoutMs = 8_000
const maxBytes = 512 * 1024
/** Couriers report a few times a day. */
const againMs = 2 * 60 * 60_000

export interface KopAccount {
  /** The whole address of the API. */
  address: string
  appid: string
  appkey: string
  /** Refuse private and loopback targets (rules §11). */
  publicOnly: boolean
  breaker: Breaker
}

/** The provider answered with a refusal. */
export class KopRefusal extends Error {
  override name = 'KopRefusal'
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
  /** It refused the account, not this parcel: unknown method, wrong keys, expired signature, no permission. */
  get isOfAccount(): boolean {
    return this.code >= 1002 && this.code <= 1007
  }
}

/** The lower-case md5 of app id, method, time in s and key, concatenated. */
const kopSignature = (appid: string, method: string, seconds: string, appkey: string): string =>
  createHash('md5').update(`${appid}${method}${seconds}${appkey}`).digest('hex')

interface KopTrace {
  time?: unknown
  context?: unknown
  status?: unknown
}
interface KopParcel {
  status?: unknown
  data?: KopTrace[]
}

function readAnswer({ status, body }: Answer): { code: number; message: string; parcels: KopParcel[] } {
  const broken = new Error(`the provider answered ${status}`)
  if (status >= 500) throw broken
  try {
    const { code, msg, data } = JSON.parse(body.toString()) as { code?: unknown; msg?: unknown; data?: unknown }
    const parcels: unknown = typeof data === 'string' && data ? JSON.parse(data) : data
    return { code: Number(code), message: `${code}: ${msg}`, parcels: Array.isArray(parcels) ? parcels : [] }
  } catch {
    throw broken
  }
}

const states: Readonly<Record<string, TraceState>> = {
  collected: 'collected',
  delivering: 'out_for_delivery',
  signed: 'delivered',
  question: 'problem',
  problem: 'problem',
}
const stateOf = (status: unknown): TraceState => states[String(status)] ?? 'in_transit'

function readTraces({ status, data = [] }: KopParcel): Trace[] {
  const traces = data.flatMap(({ time, context, status: own }) => {
    const at = parseDateTime(String(time))
    const text = { 'zh-cn': String(context ?? '').slice(0, 500) }
    return at ? [{ time: at, context: text, place: { 'zh-cn': '' }, state: stateOf(own) }] : []
  })
  traces.sort((a, b) => a.time.getTime() - b.time.getTime())
  const last = traces.at(-1)
  // Some couriers report only the state of the whole parcel.
  if (last && status === 'signed' && !traces.some(({ state }) => state === 'delivered')) last.state = 'delivered'
  return traces
}

/** Asks the provider for a parcel. Throws `KopRefusal` when it answers with a refusal, an Error when it does not answer. */
export async function askKop(account: KopAccount, { delivery_code, delivery_no, phone_tail }: Shipment, now: Date) {
  const { address, appid, appkey, publicOnly, breaker } = account
  const method = 'express.info.get'
  const ts = String(Math.floor(now.getTime() / 1000))
  const body = new URLSearchParams({
    app_id: appid,
    method,
    ts,
    sign: kopSignature(appid, method, ts, appkey),
    data: JSON.stringify({
      waybill_codes: delivery_no,
      cp_code: delivery_code,
      result_sort: '1',
      phone: phone_tail,
    }),
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  const sending = {
    method: 'POST',
    headers,
    body: Buffer.from(body.toString()),
    timeoutMs,
    maxBytes,
    publicOnly,
  } as const
  const answer = await breaker.run(async () => readAnswer(await ask(new URL(address), sending)))
  if (answer.code !== 0) throw new KopRefusal(answer.code, answer.message)
  return answer.parcels
}

/** The provider as a courier. */
export const kopCourier = (account: KopAccount): Courier => ({
  async trace(shipment, now): Promise<CourierReport> {
    const [parcel = {}] = await askKop(account, shipment, now)
    const traces = readTraces(parcel)
    const isDone = traces.some(({ state }) => state === 'delivered')
    return { traces, next_at: isDone ? null : new Date(now.getTime() + againMs) }
  },
})
