import type { Context } from '../../../context.ts'
import { open } from '../../../kernel/secret-box.ts'
import { getSettings, savedSettings } from '../../settings/public.ts'
import type { LoginApp, LoginWay } from './providers/login-provider.ts'
import { allWays } from './providers/login-providers.ts'
import { isSimulated } from './simulator/simulated-wechat.ts'

/**
 * Our app of a way to log in; null while id or secret are missing. Outside the demo a simulated one counts as missing. `read`
 * reads the settings, for tests of what was just saved without the cache.
 */
export async function appOf(
  ctx: Context,
  { settings: { group, id, secret } }: Pick<LoginWay, 'settings'>,
  read: typeof savedSettings = getSettings,
): Promise<LoginApp | null> {
  const values: Readonly<Record<string, unknown>> = await read(ctx.db, group)
  const app = {
    app_id: String(values[id] ?? ''),
    secret: open(ctx, String(values[secret] ?? ''), `${group}.${secret}`),
  }
  if (!app.app_id || !app.secret) return null
  return ctx.config.mode !== 'demo' && isSimulated(app) ? null : app
}

/** The address of a page of ours that a provider sends the browser back to: at the site that the settings name, else our own. */
export async function siteAddress(
  ctx: Context,
  { settings }: Pick<LoginWay, 'settings'>,
  path: string,
): Promise<string> {
  const { return_url } = (await getSettings(ctx.db, settings.group)) as { return_url?: string }
  return new URL(path, new URL(return_url ?? '', ctx.config.publicUrl)).href
}

/** The ways that the settings offer. */
export async function offeredWays(ctx: Context) {
  const found = await Promise.all(allWays().map(async (way) => ({ way, app: await appOf(ctx, way) })))
  return found.flatMap(({ way, app }) =>
    app ? [{ provider: way.provider, name: way.name, clients: [...way.clients(app)] }] : [],
  )
}
