import type { Call } from '@fangshi/contract/client'
import type { adminSecondFactor, sellerSecondFactor } from '@fangshi/contract/second-factor'
import { TOTP, Secret } from 'otpauth'

/** The code that an authenticator app with this secret shows at a time. */
export const codeAt = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })

/** Sets up the second factor of whoever calls, as the account page does. */
export async function switchOn(
  call: Call,
  routes: typeof adminSecondFactor | typeof sellerSecondFactor,
  { old_password, now }: { old_password: string; now: Date },
): Promise<{ secret: string; recovery_codes: string[] }> {
  const { secret } = await call(routes.begin, { body: { old_password } })
  const { recovery_codes } = await call(routes.confirm, { body: { code: codeAt(secret, now) } })
  return { secret, recovery_codes }
}
