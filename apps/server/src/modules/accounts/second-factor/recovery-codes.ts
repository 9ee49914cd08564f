import { createHmac, randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@fangshi/contract/second-factor'

/** Digits and letters that nobody takes for one another (Crockford's Base32): 5 bits each. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10

const newCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/** Ten recovery codes of 50 random bits, without the hyphen that they are shown with. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCodeCount) codes.add(newCode())
  return [...codes]
}

/** A recovery code as people read it: `abcde-fghjk`. */
export const showRecoveryCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`

/** What somebody typed, without spaces, hyphens, capitals and full-width characters. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')

/** Whether a plain code can be a recovery code. */
export const isRecoveryCode = (code: string): boolean => code.length === length

/**
 * What the database keeps of a recovery code. The key is the factor's own secret: only the servers can open that, and it
 * stays the same when everything sealed is put under another key (docs/decisions/0064).
 */
export const recoveryCodeHash = (secret: string, code: string): Buffer =>
  createHmac('sha256', secret)
    .update(`recovery code\0${code.replaceAll('o', '0').replaceAll(/[il]/g, '1')}`)
    .digest()
