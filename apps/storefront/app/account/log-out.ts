import { logoutHome } from '@fangshi/contract/accounts'
import { call } from '~/api/api.ts'
import { endSession } from '~/session/session.ts'

/** Ends the session on the server as far as it can be reached, and here in any case. */
export async function logOut(): Promise<void> {
  await call(logoutHome, { body: { provider: 'users' } }, { quiet: true }).catch(() => undefined)
  endSession()
}
