import { loginProviders } from '@fangshi/contract/oauth'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { offeredWays } from './login-app.ts'
import { loginsOfUser } from './oauth-logins.db.ts'

/** Each provider with the caller's identity there, and the ways to bind one. */
export async function ownLogins(ctx: Context, { user_id }: Shopper) {
  const [bound, ways] = await Promise.all([loginsOfUser(ctx.db, user_id), offeredWays(ctx)])
  return loginProviders.map((provider) => {
    const own = bound.find((login) => login.provider === provider)
    return {
      provider,
      bound: own ? { nickname: own.nickname, created_at: formatDateTime(own.created_at) } : null,
      ways: ways.filter((way) => way.provider === provider).map(({ name, clients }) => ({ name, clients })),
    }
  })
}
