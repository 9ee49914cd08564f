import type { Context } from '../../../context.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { ProviderChannel } from '@fangshi/contract/status'
import { prepareAttempt } from '../attempts/prepare.provider.ts'
import { countNotice, readNotice } from '../notices/take-notice.ts'
import { connectSimulator, providerOf } from '../provider-of.ts'
import type { ClientStep } from '../providers/provider.ts'
import type { Transport } from '../providers/transport.ts'
import { sendRefunds } from '../refunds/send-refunds.timers.ts'
import type { Simulator, WalletAct } from '../simulator/simulator.ts'
import type { RefundRule } from '../simulator/trade-moves.ts'
import { simulatorOver } from './demo-simulator.ts'
import { sealedKeys } from './keys.db.ts'

/** What people and providers do at the simulator while the demo is replayed, on the clock of the replay. */

const simulators = new WeakMap<Context['config'], Simulator>()

/** The simulator of a replay, which is connected with its first use. Throws an Error without keys. */
async function simulatorOf(ctx: Context): Promise<Simulator> {
  const known = simulators.get(ctx.config)
  if (known) return known
  const sealed = await sealedKeys(ctx.db)
  if (!sealed) throw new Error('the payment simulator has no keys')
  const simulator = simulatorOver(ctx, sealed)
  simulators.set(ctx.config, simulator)
  connectSimulator(ctx, simulator.send)
  return simulator
}

/** Takes a notice as the route for notices does, without a server. */
const toShop =
  (ctx: Context): Transport =>
  async ({ url, headers, body }) => {
    const [channel, device = ''] = new URL(url).pathname.split('/').slice(-2)
    const from = { channel: channel as ProviderChannel, device }
    const read = await readNotice(ctx, from, { headers, body: body ?? Buffer.alloc(0) })
    if ('refusal' in read) throw new Error(`the shop refused a notice of a replay: ${read.refusal}`)
    await inTx(ctx.db, (tx) => countNotice(tx, ctx, from, read))
    return { status: 200, headers: {}, body: Buffer.from('success') }
  }

/** Sends the notices that are due, all or those of one trade. */
export async function deliverNotices(ctx: Context, code?: string): Promise<void> {
  await (await simulatorOf(ctx)).deliver(toShop(ctx), code)
}

function codeOf(prepared: ClientStep): string {
  const address = 'code_url' in prepared ? prepared.code_url : 'h5_url' in prepared ? prepared.h5_url : ''
  return new URL(address).searchParams.get('code') ?? ''
}

/** Prepares an attempt that was begun; returns the code of its wallet page. Throws an Error when there is nothing to pay. */
export async function openWallet(ctx: Context, attemptId: number): Promise<string> {
  await simulatorOf(ctx)
  const preparation = await prepareAttempt(ctx, attemptId, { ip: '127.0.0.1', payer_id: '' })
  if (preparation.paid) throw new Error(`attempt ${attemptId} is paid already`)
  return codeOf(preparation.prepared)
}

/** Does something on a wallet page, and delivers the notice to the shop at once. */
export async function payInWallet(ctx: Context, code: string, act: WalletAct = 'pay'): Promise<void> {
  await (await simulatorOf(ctx)).act(code, act)
  await deliverNotices(ctx, code)
}

/** Sends the refunds that are due now; the provider deals with them by this rule. */
export async function sendRefundsUnder(ctx: Context, rule: RefundRule): Promise<void> {
  const { controls } = await simulatorOf(ctx)
  const usual = controls.refunds
  controls.refunds = rule
  await sendRefunds(ctx)
  controls.refunds = usual
}

/**
 * A payment to the shop's merchant account through another system, such as the till of a store: the provider's daily bill has
 * it, and the shop does not.
 */
export async function payElsewhere(
  ctx: Context,
  channel: ProviderChannel,
  { number, subject, amount_cents }: { number: string; subject: string; amount_cents: number },
): Promise<void> {
  const simulator = await simulatorOf(ctx)
  const provider = await providerOf(ctx, channel, 'scan')
  if (!provider) throw new Error(`${channel} is switched off`)
  const expires_at = new Date(ctx.now().getTime() + 10 * 60_000)
  const order = { attempt_no: number, amount_cents, subject, expires_at, return_url: '', payer_ip: '', payer_id: '' }
  const code = codeOf(await provider.prepare(order))
  await simulator.act(code, 'pay')
  // The other system is notified.
  await simulator.deliver(async () => ({ status: 200, headers: {}, body: Buffer.from('success') }), code)
}
