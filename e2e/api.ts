import { getProof, loginHome, loginSeller } from '@fangshi/contract/accounts'
import { createClient, type Call } from '@fangshi/contract/client'
import { solveProof } from '@fangshi/contract/proof'
import type { Area } from '@fangshi/contract/route'
import { inject } from 'vitest'

/** A client of the running demo as a guest, or as the holder of a token of an area. */
export const callAs = (token: string | null = null, area: Area = 'Home'): Call =>
  createClient({
    origin: inject('origin'),
    locale: () => 'zh-cn',
    tokens: { get: (of) => (of === area ? token : null), set: () => {} },
  })

/** Logs a demo account in over the API. */
export async function logIn(area: 'Home' | 'Seller', username: string): Promise<Call> {
  const guest = callAs()
  const { challenge, bits } = await guest(getProof, {})
  const proof = { challenge, nonce: await solveProof(challenge, bits) }
  const body = { provider: 'users' as const, username, password: 'fangshi-demo', proof }
  const { access_token } = await guest(area === 'Home' ? loginHome : loginSeller, { body })
  return callAs(access_token, area)
}
