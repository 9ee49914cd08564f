import { getProof } from '@fangshi/contract/accounts'
import { solveProof } from '@fangshi/contract/proof'
import { call } from './api.ts'
import { areas, type AreaName } from '../areas/areas.ts'
import { queries } from './queries.ts'
import { endSession, keepUser, tokens } from './session.ts'

// The form shows the errors itself.
const quiet = { quiet: true } as const

/** What the login form sends; the code once the server has asked for it. */
export interface Credentials {
  username: string
  password: string
  factor_code?: string
}

/**
 * Opens a session: proof of work, token, user record. Answers whether there is one now; an empty token does nothing
 * (spec §4). Rejects like the calls, and leaves no half-open session behind.
 */
export async function logIn(area: AreaName, credentials: Credentials): Promise<boolean> {
  const { provider, login } = areas[area]
  const { challenge, bits } = await call(getProof, {}, quiet)
  const proof = { challenge, nonce: await solveProof(challenge, bits) }
  const { access_token } = await call(login, { body: { provider, ...credentials, proof } }, quiet)
  return openSession(area, access_token)
}

/** Stores a new token and fetches its user. An empty token does nothing; a failure leaves no half-open session behind. */
export async function openSession(area: AreaName, token: string): Promise<boolean> {
  if (!token) return false
  const { provider, getMe } = areas[area]
  // Cached data of an earlier session may belong to somebody else.
  queries.clear()
  tokens.set(area, token)
  try {
    keepUser(area, await call(getMe, { body: { provider } }, quiet))
    return true
  } catch (error) {
    endSession(area)
    throw error
  }
}

/** Ends the session on the server and here; here even if the server cannot be reached (spec §7). */
export async function logOut(area: AreaName): Promise<void> {
  const { provider, logout } = areas[area]
  try {
    await call(logout, { body: { provider } }, quiet)
  } catch {
    // The result is ignored.
  } finally {
    endSession(area)
  }
}
