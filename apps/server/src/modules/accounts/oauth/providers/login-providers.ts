import type { LoginWayName } from '@fangshi/contract/oauth'
import type { LoginProvider, LoginWay } from './login-provider.ts'
import { wechat } from './wechat.ts'

/** The providers that people can log in through. */
const providers: readonly LoginProvider[] = [wechat]

const ways = providers.flatMap((provider) => provider.ways)

/** All ways of all providers. */
export const allWays = (): readonly LoginWay[] => ways

export function wayOf(name: LoginWayName): LoginWay {
  const found = ways.find((way) => way.name === name)
  if (!found) throw new Error(`no provider has the way ${name}`)
  return found
}
