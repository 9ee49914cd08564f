import { createClient, NoAnswerError, type Call, type CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import { locale } from '../i18n/language.ts'
import { textIn } from '../i18n/ui-text.ts'
import { errorTexts } from '../i18n/texts.ts'
import { confirmIdentity } from './confirmations.ts'
import { showError, showInfo } from './notices.ts'
import { loseSession, missSecondFactor, tokens } from './session.ts'

/** Calls a route of the contract with the token of its area. Errors are shown as spec §8 says, unless `quiet`. */
export const call: Call = createClient({
  locale,
  tokens,
  confirm: async (area, sentAt) => area !== 'Home' && confirmIdentity(area, sentAt),
  onError(error, area) {
    if (error instanceof NoAnswerError) {
      showError(textIn(locale(), errorTexts.offline))
      return
    }
    // Where it was asked for, what must stay is named one by one.
    if (error.code === 405 || error.key === 'DELETE_BLOCKED') return
    // The person closed the dialog: that is no fault.
    if (error.key === 'CONFIRM_IDENTITY') return showInfo(error.message)
    showError(error.message)
    if (error.code === 401 && area !== 'Home') loseSession(area)
    if (error.key === 'SECOND_FACTOR_MISSING' && area !== 'Home') missSecondFactor(area)
  },
})

/** The message of a failed call in the current language. */
export function errorText(error: Error, language: Locale): string {
  if (error instanceof NoAnswerError) return textIn(locale(), errorTexts.offline)
  return 'key' in error ? messageOf((error as CallError).key, language) : messageOf('INTERNAL', language)
}
