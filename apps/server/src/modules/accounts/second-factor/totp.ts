import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands (RFC 6238): SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20
/** Steps before and after the present one that count, since clocks differ. */
const window = 1

/** A new secret, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** The time step whose code this is: the number of 30 seconds since 1970. Null when it is none of about now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...form, secret: Secret.fromBase32(secret), token: code, timestamp, window })
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp }) + delta
}

/** The `otpauth:` address that the QR code for the app holds. */
export const totpUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  new TOTP({ ...form, secret, issuer, label: account }).toString()
