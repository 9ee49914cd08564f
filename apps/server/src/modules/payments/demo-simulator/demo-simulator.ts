import type { Context } from '../../../context.ts'
import { openText } from '../../../kernel/secret-box.ts'
import type { SimulatorKeys } from '../simulator/keys.ts'
import { createSimulator, type Simulator } from '../simulator/simulator.ts'
import { sealedKeys } from './keys.db.ts'
import { tradeTable } from './trade-table.db.ts'

/** The simulator over the demo's tables, with its faults, and with the keys that are stored sealed. */
export function simulatorOver(ctx: Context, sealed: string): Simulator {
  const keys = JSON.parse(openText(ctx, sealed)) as SimulatorKeys
  const walletUrl = (code: string): string => `${ctx.config.publicUrl}/simulator?code=${code}`
  return createSimulator({ keys, store: tradeTable(ctx.db), now: ctx.now, walletUrl })
}

/** The simulator without its faults. */
export type DemoSimulator = Pick<Simulator, 'send' | 'find' | 'act' | 'deliver' | 'ledger'>

/**
 * The simulator over the demo's database: several processes share it, and it outlives them. Its keys are read with every
 * call, since `demo:reset` makes new ones while the shop is open. Calls throw an Error while there are none.
 */
export function demoSimulator(ctx: Context): DemoSimulator {
  let opened: { sealed: string; simulator: Simulator } | undefined
  async function current(): Promise<Simulator> {
    const sealed = await sealedKeys(ctx.db)
    if (!sealed) throw new Error('the payment simulator has no keys')
    if (opened?.sealed !== sealed) opened = { sealed, simulator: simulatorOver(ctx, sealed) }
    return opened.simulator
  }
  return {
    send: async (request) => (await current()).send(request),
    find: async (code) => (await current()).find(code),
    act: async (code, act, amount_cents) => (await current()).act(code, act, amount_cents),
    deliver: async (send, code) => (await current()).deliver(send, code),
    ledger: async () => (await current()).ledger(),
  }
}
