import type { LoginProviderName, LoginWayName } from '@fangshi/contract/oauth'
import { storedJson } from '~/storage/stored-json.ts'

/** A login or binding that this tab has sent to a provider. */
export interface Begun {
  name: LoginWayName
  provider: LoginProviderName
  state: string
  verifier: string
  isBinding: boolean
  /** Where to go after a login, a path inside the shop. */
  next?: string | undefined
  /** What the provider's answer led to, so that a page that is loaded again goes on with it. */
  waiting?: { result: 'unknown' | 'second_factor'; nickname: string }
}

const key = 'oauth'

/** The tab keeps it while the browser is at the provider. */
export const rememberBegun = (begun: Begun): void => sessionStorage.setItem(key, JSON.stringify(begun))
export const forgetBegun = (): void => sessionStorage.removeItem(key)

/** What this tab has begun with a state; null for nothing. */
export function begunWith(state: string | null): Begun | null {
  const begun = storedJson('sessionStorage', key) as Begun | null
  return begun?.state === state ? begun : null
}
