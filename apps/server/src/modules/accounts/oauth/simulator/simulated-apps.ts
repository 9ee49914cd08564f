import type { Context } from '../../../../context.ts'
import { open } from '../../../../kernel/secret-box.ts'
import { getSettings } from '../../../settings/public.ts'
import { isSimulated } from './simulated-wechat.ts'

/** Whether the settings have this app as a simulated one: of logins, of paying inside WeChat, or the mini program. */
export async function isSimulatedApp(ctx: Context, appid: string): Promise<boolean> {
  const [phone, web, mp, mini] = await Promise.all([
    getSettings(ctx.db, 'oauth_weixin'),
    getSettings(ctx.db, 'oauth_weixinweb'),
    getSettings(ctx.db, 'pay_wechat_mp'),
    getSettings(ctx.db, 'pay_wechat_mini'),
  ])
  const apps = [
    { id: phone.client_id, secret: phone.key },
    { id: web.client_id, secret: web.key },
    { id: mp.appid, secret: mp.secret },
    { id: mini.appid, secret: mini.secret },
  ]
  return apps.some(({ id, secret }) => id === appid && isSimulated({ secret: open(ctx, secret, 'of a simulated app') }))
}
