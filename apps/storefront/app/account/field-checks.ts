import { Password, Phone } from '@fangshi/contract/shapes'
import type { TranslateAuth } from '~/area-texts/auth-texts.ts'
import { fits } from '~/form/field-errors.ts'

// Field checks with a more helpful message than the general one.

export const phoneCheck = (value: unknown): true | string => (value ? fits(Phone)(value) : 'SMS_PHONE_EMPTY')

export const passwordCheck =
  (t: TranslateAuth) =>
  (value: unknown): true | string => {
    const result = fits(Password)(value)
    return result === 'TOO_SHORT' ? t('auth:passwordTooShort') : result === true || value ? result : 'REQUIRED'
  }

export const codeCheck =
  (t: TranslateAuth) =>
  (value: unknown): true | string => {
    const code = String(value ?? '').trim()
    return code === '' ? 'REQUIRED' : /^\d{6}$/.test(code) || t('auth:codeSixDigits')
  }

/** Checks the repeated password against `first`. */
export const sameAs =
  (first: () => string | undefined) =>
  (value: unknown): true | string =>
    !value ? 'REQUIRED' : value === first() || 'PASSWORDS_DIFFER'

/** Requires any value. */
export const notEmpty = (value: unknown): true | string => Boolean(value) || 'REQUIRED'
