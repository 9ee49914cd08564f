import { failFields } from '../../../kernel/fail.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Checks a chosen password before it is hashed. Throws PASSWORDS_DIFFER or PASSWORD_COMMON at their fields (rules §1). */
export function checkNewPassword(password: string, again: string, names: readonly (string | null)[]): void {
  if (password !== again) failFields({ password_again: 'PASSWORDS_DIFFER' }, 'PASSWORDS_DIFFER')
  if (isCommonPassword(password, names)) failFields({ password: 'PASSWORD_COMMON' }, 'PASSWORD_COMMON')
}
