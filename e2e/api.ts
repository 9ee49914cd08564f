import { randomBytes } from 'node:crypto'
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

/** A client for a guest at an address of their own, since the text messages to one address are limited (rules §1). */
export function callFromElsewhere(): Call {
  const [a, b, c] = randomBytes(3)
  return createClient({
    origin: inject('origin'),
    locale: () => 'zh-cn',
    tokens: { get: () => null, set: () => {} },
    fetch: (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('x-forwarded-for', `10.${a}.${b}.${c}`)
      return fetch(input, { ...init, headers })
    },
  })
}

interface Factor {
  factor_code?: string
}

const logins = { Home: loginHome, Seller: loginSeller, Admin: loginAdmin }

/** The token of a new session of a demo account; one with a second factor sends its code as well. */
export async function tokenOf(
  area: Area,
  username: string,
  password = 'fangshi-demo',
  factor: Factor = {},
): Promise<string> {
  const guest = callAs()
  const { challenge, bits } = await guest(getProof, {})
  const proof = { challenge, nonce: await solveProof(challenge, bits) }
  const provider = area === 'Admin' ? ('admins' as const) : ('users' as const)
  const body = { provider, username, password, proof, ...factor }
  return (await guest(logins[area], { body })).access_token
}

/** The same as a client of the API. */
export async function logIn(
  area: Area,
  ...account: [username: string, password?: string, factor?: Factor]
): Promise<Call> {
  return callAs(await tokenOf(area, ...account), area)
}
