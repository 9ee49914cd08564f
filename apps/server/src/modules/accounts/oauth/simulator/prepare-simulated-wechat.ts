import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { seal } from '../../../../kernel/secret-box.ts'
import { savedSettings, saveSettings } from '../../../settings/public.ts'
import { simulatedSecret } from './simulated-wechat.ts'

/** The simulated apps of the settings of logins. */
const simulatedApps = {
  oauth_weixin: 'wx-simulated-phone',
  oauth_weixinweb: 'wx-simulated-web',
} as const
type Group = keyof typeof simulatedApps

/** Lets a demo log in through the simulated WeChat wherever nobody has filled in an app (rules §10). */
export async function prepareSimulatedWechat(tx: Tx, ctx: Context): Promise<void> {
  for (const group of Object.keys(simulatedApps) as Group[]) {
    const { client_id, key } = await savedSettings(tx, group)
    if (client_id || key) continue
    await saveSettings(tx, group, { client_id: simulatedApps[group], key: seal(ctx, simulatedSecret) }, ctx.now())
  }
}
