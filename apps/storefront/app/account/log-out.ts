import { logoutHome } from '@fangshi/contract/accounts'
import { call } from '~/api/call.ts'
import { endSession } from '~/session/session.ts'

/** Ends the session on the server if it can be reached, and always in this browser. */
export async function logOut(): Promise<void> {
  await call(logoutHome, { body: { provider: 'users' } }, { quiet: true }).catch(() => undefined)
  endSession()
}
