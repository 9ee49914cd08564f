import type { ConfigGroup } from '@fangshi/contract/configs'
import type { LoginProviderName, LoginWayName } from '@fangshi/contract/oauth'
import type { PayClient } from '@fangshi/contract/status'
import type { Context } from '../../../../context.ts'

/** Who somebody is, as the provider itself has said. */
export interface Identity {
  provider: LoginProviderName
  /** Our app at the provider, and the person's id in it. */
  app_id: string
  openid: string
  /** The person's id over all of our apps; null where the provider tells none. */
  union_id: string | null
  /** As the person chose it; anything at all, or empty. */
  nickname: string
  /** A mainland mobile number of the person that the provider vouches for. */
  phone?: string | null
}

/** Our app at a provider, with its opened secret. */
export interface LoginApp {
  app_id: string
  secret: string
}

/** Why a provider gave no identity. */
export type LoginFault =
  /** The code is unknown, used, too old or of another app. */
  | 'CODE_REFUSED'
  /** App or secret are wrong: a matter of settings. */
  | 'APP_REFUSED'
  /** No answer, or one that says nothing. */
  | 'NO_ANSWER'

/** A call to a login provider failed; `detail` is in the provider's own words. */
export class LoginProviderError extends Error {
  override name = 'LoginProviderError'
  readonly fault: LoginFault
  readonly detail: string
  constructor(fault: LoginFault, detail = '') {
    super(`${fault}: ${detail}`)
    this.fault = fault
    this.detail = detail
  }
}

/** What a provider sends back and what belongs to it. */
export interface ProviderAnswer {
  code: string
  /** The secret behind the challenge (PKCE), for providers that take it. */
  verifier: string
  /** The phone, sealed for the app that asked for it. */
  sealedPhone?: SealedPhone | undefined
}

/** As a mini program gets it, base64. */
export interface SealedPhone {
  iv: string
  data: string
}

/** A way to ask a provider. Its calls go over the network, so no transaction may wait for them. */
export interface LoginWay {
  readonly name: LoginWayName
  readonly provider: LoginProviderName
  /** The settings that have its app, and how these call id and secret. */
  readonly settings: { group: ConfigGroup; id: string; secret: string }
  /** Whether it needs the sealed phone. */
  readonly takesPhone?: true
  /** The clients that it is for. */
  clients(app: LoginApp): readonly PayClient[]
  /** Where the browser goes; null where an app or mini program asks by itself. */
  address(ctx: Context, app: LoginApp, begun: { return_url: string; state: string; challenge: string }): string | null
  /** Who a code is of. Throws `LoginProviderError`. */
  identify(ctx: Context, app: LoginApp, answered: ProviderAnswer): Promise<Identity>
  /** Whether the provider takes app and secret. Throws `LoginProviderError` where it does not. */
  check(ctx: Context, app: LoginApp): Promise<void>
}

/** A provider: a file with its ways, in the list of `login-providers.ts`. */
export interface LoginProvider {
  readonly name: LoginProviderName
  readonly ways: readonly LoginWay[]
}
