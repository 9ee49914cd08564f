import { onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { prepareServerSecret } from '../../kernel/server-secret.ts'
import { configTest } from '../settings/public.ts'
import { accountRoutes } from './accounts.routes.ts'
import { accountTimers } from './accounts.timers.ts'
import { addressRoutes } from './addresses/addresses.routes.ts'
import { ownFactorRoutes } from './own-factor/own-factor.routes.ts'
import { resealRealNames } from './real-name/reseal-real-names.ts'
import { realNameRoutes } from './real-name/real-names.routes.ts'
import { confirmRoutes } from './confirm/confirm.routes.ts'
import { ownEventsRoutes } from './sessions/own-events.routes.ts'
import { ownSessionRoutes } from './sessions/own-sessions.routes.ts'
import { socketTicketRoutes } from './sessions/socket-tickets.routes.ts'
import { resealSecondFactors } from './second-factor/reseal-second-factors.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { oauthGroups, checkOauth } from './oauth/check-oauth.ts'
import { oauthRoutes } from './oauth/oauth.routes.ts'
import { usersAdmin } from './users/users.admin.ts'
import { accountMenus, accountRightNames } from './menus.ts'
import { userFinder } from './users/find-users.ts'

/** Sessions, registration, own record, real name, passwords, addresses; the platform's users. */
export const accounts: Module = {
  name: 'accounts',
  routes: [
    ...accountRoutes,
    ...staffRoutes,
    ...ownSessionRoutes,
    ...ownEventsRoutes,
    ...socketTicketRoutes,
    ...ownFactorRoutes,
    ...confirmRoutes,
    ...oauthRoutes,
    ...addressRoutes,
    ...realNameRoutes,
    ...usersAdmin,
  ],
  constraints: {
    users_phone: 'PHONE_TAKEN',
    users_username: 'USERNAME_TAKEN',
    admins_username: 'USERNAME_TAKEN',
    users_closed: 'ACCOUNT_CLOSED',
    oauth_logins_union: 'OAUTH_TAKEN',
    oauth_logins_user: 'OAUTH_BOUND_ALREADY',
  },
  timers: accountTimers,
  reseal: async (tx, resealing) => {
    await resealRealNames(tx, resealing)
    await resealSecondFactors(tx, resealing)
  },
  listens: oauthGroups.map((group) => onKey(configTest, group, checkOauth(group))),
  prepare: async (_tx, { config }) => {
    prepareServerSecret(config)
  },
  finders: [userFinder],
  menus: accountMenus,
  rightNames: accountRightNames,
  demo: async () => (await import('./accounts.demo.ts')).accountsDemo,
}
