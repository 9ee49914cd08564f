import type { Fields } from '~/form/use-fields.ts'

/** All fields that the three changes under "security" know; each page uses its own. */
export interface SafeValues {
  old_password?: string
  code?: string
  password: string
  password_again: string
  pay_password: string
  pay_password_again: string
  phone: string
  new_code: string
}

export type SafeFields = Fields<SafeValues>

/** The proof that goes with a change: the one way that was filled in. */
export const reauthOf = ({ old_password, code }: SafeValues): { old_password?: string; code?: string } =>
  code ? { code } : { old_password }
