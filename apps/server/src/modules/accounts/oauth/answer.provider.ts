import type { LoginWayName } from '@fangshi/contract/oauth'
import type { Context } from '../../../context.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { InSession, Shopper } from '../../../kernel/http/who.ts'
import type { Device } from '../sessions/sessions.db.ts'
import { attemptKey } from './attempt-key.ts'
import { answerAttempt, type AttemptKey } from './attempts.db.ts'
import { appOf } from './login-app.ts'
import { cleanNickname } from './nickname.ts'
import { LoginProviderError, type Identity, type LoginFault } from './providers/login-provider.ts'
import { wayOf } from './providers/login-providers.ts'

const refusals = {
  CODE_REFUSED: 'OAUTH_CODE_INVALID',
  APP_REFUSED: 'OAUTH_UNAVAILABLE',
  NO_ANSWER: 'OAUTH_UNAVAILABLE',
} as const satisfies Record<LoginFault, string>

/** Tells people of a fault in their own words, and the log in the provider's. */
function refuseLogin(ctx: Context, error: unknown): never {
  if (!(error instanceof LoginProviderError)) throw error
  if (error.fault === 'APP_REFUSED') ctx.log.error({ err: error }, 'a login provider refuses our app')
  else if (error.fault === 'NO_ANSWER') ctx.log.warn({ err: error }, 'a login provider did not answer')
  return fail(refusals[error.fault])
}

/** An answered attempt, before anything is done about it. */
export interface AnsweredAttempt {
  key: AttemptKey
  isBinding: boolean
  identity: Identity
  device: Device
}

interface ProviderAnswer {
  name: LoginWayName
  state: string
  verifier: string
  code: string
  iv?: string | undefined
  encrypted_data?: string | undefined
}

/**
 * Takes the answer of a provider, once for each state, and asks the provider whose code it is. Throws OAUTH_STATE_INVALID,
 * OAUTH_NOT_OFFERED, OAUTH_CODE_INVALID, OAUTH_UNAVAILABLE.
 */
export async function askProvider(
  { ctx, who, ip, userAgent }: { ctx: Context; who: InSession<Shopper> | null } & Device,
  { name, code, iv, encrypted_data, ...begun }: ProviderAnswer,
): Promise<AnsweredAttempt> {
  const way = wayOf(name)
  const sealedPhone = iv && encrypted_data ? { iv, data: encrypted_data } : undefined
  if (way.takesPhone && !sealedPhone)
    failFields({ ...(iv ? {} : { iv: 'REQUIRED' }), ...(encrypted_data ? {} : { encrypted_data: 'REQUIRED' }) })
  const key = attemptKey(begun)
  const attempt = await answerAttempt(ctx.db, key, name, who?.session_id ?? null, ctx.now())
  if (!attempt) return fail('OAUTH_STATE_INVALID')
  const app = (await appOf(ctx, way)) ?? fail('OAUTH_NOT_OFFERED')
  const answered = { code, verifier: begun.verifier, sealedPhone }
  const identity = await way.identify(ctx, app, answered).catch((error: unknown) => refuseLogin(ctx, error))
  return {
    key,
    isBinding: attempt.session_id !== null,
    identity: { ...identity, nickname: cleanNickname(identity.nickname) },
    device: { ip, userAgent },
  }
}
