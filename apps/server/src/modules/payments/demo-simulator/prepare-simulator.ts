import { configGroups, type ConfigGroup } from '@fangshi/contract/configs'
import { providerDevices } from '@fangshi/contract/payments'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { seal } from '../../../kernel/secret-box.ts'
import { savedSettings, saveSettings } from '../../settings/public.ts'
import { simulatedAlipay, simulatedWechat } from '../simulator/configs.ts'
import { makeKeys, type SimulatorKeys } from '../simulator/keys.ts'
import { insertSealedKeys, sealedKeys } from './keys.db.ts'

type PayGroup = Extract<ConfigGroup, `pay_${string}`>

/** Saves a device's keys, secrets sealed, unless somebody has filled in others. */
async function fillIn(tx: Tx, ctx: Context, group: PayGroup, values: Record<string, string>): Promise<void> {
  if ((await savedSettings(tx, group)).appid) return
  const secrets: readonly string[] = configGroups[group].secrets
  const stored = Object.entries(values).map(([name, text]) => [name, secrets.includes(name) ? seal(ctx, text) : text])
  await saveSettings(tx, group, { ...Object.fromEntries(stored), is_open: true }, ctx.now())
}

async function fillInAll(tx: Tx, ctx: Context, keys: SimulatorKeys): Promise<void> {
  for (const name of providerDevices.wechat) {
    const { device: _device, gateway: _gateway, ...values } = simulatedWechat(keys, name, '')
    await fillIn(tx, ctx, `pay_wechat_${name}`, { ...values, secret: 'simulator' })
  }
  for (const name of providerDevices.alipay) {
    const { device: _device, gateway: _gateway, ...values } = simulatedAlipay(keys, name, '')
    await fillIn(tx, ctx, `pay_alipay_${name}`, values)
  }
}

/**
 * Lets a demo pay by WeChat and Alipay (rules §6): makes the simulator's keys at its first start, which takes about a
 * second, and puts them into the settings of every device that has none. Later starts change nothing.
 */
export async function prepareSimulator(tx: Tx, ctx: Context): Promise<void> {
  if (await sealedKeys(tx)) return
  const keys = await makeKeys(ctx.now())
  await insertSealedKeys(tx, seal(ctx, JSON.stringify(keys)), ctx.now())
  await fillInAll(tx, ctx, keys)
}
