import { getProof, loginAdmin, loginHome, loginSeller } from '@fangshi/contract/accounts'
import { createClient, type Call } from '@fangshi/contract/client'
import { solveProof } from '@fangshi/contract/proof'
import type { Area } from '@fangshi/contract/route'
import { inject } from 'vitest'

/** A client of the running demo, for a guest or for the holder of an area's token. */
export const callAs = (token: string | null = null, area: Area = 'Home'): Call =>
  createClient({
    origin: inject('origin'),
    locale: () => 'zh-cn',
    tokens: { get: (of) => (of === area ? token : null), set: () => {} },
  })

const logins = { Home: loginHome, Seller: loginSeller, Admin: loginAdmin }

/** Logs in to a demo account through the API; one with a second factor sends its code as well. */
export async function logIn(
  area: Area,
  username: string,
  password = 'fangshi-demo',
  factor: { factor_code?: string } = {},
): Promise<Call> {
  const guest = callAs()
  const { challenge, bits } = await guest(getProof, {})
  const proof = { challenge, nonce: await solveProof(challenge, bits) }
  const provider = area === 'Admin' ? ('admins' as const) : ('users' as const)
  const body = { provider, username, password, proof, ...factor }
  const { access_token } = await guest(logins[area], { body })
  return callAs(access_token, area)
}
