import type { Fields } from '~/form/use-fields.ts'

/** All fields of the three forms under "security"; each page uses its own. */
export interface SecurityValues {
  old_password?: string
  code?: string
  password: string
  password_again: string
  pay_password: string
  pay_password_again: string
  phone: string
  new_code: string
}

export type SecurityFields = Fields<SecurityValues>

/** The re-authentication of a change: the method that was filled in. */
export const reauthOf = ({ old_password, code }: SecurityValues): { old_password?: string; code?: string } =>
  code ? { code } : { old_password }
