import { createClient, NoAnswerError, type Call, type CallError, type TokenStore } from '@fangshi/contract/client'
import { localeOf, type Locale } from '@fangshi/contract/locale'
import { translator } from '~/i18n/language.ts'
import { loseSession } from '~/session/session.ts'
import { toast } from '~/ui/toast/toast-store.ts'

const pageLocale = (): Locale => localeOf(document.documentElement.lang)

// The shop keeps its token under the plain key (spec §3).
const tokens: TokenStore = {
  get: () => localStorage.getItem('token'),
  set: (_area, token) => (token ? localStorage.setItem('token', token) : localStorage.removeItem('token')),
}

/** Shows an error as a toast (spec §8); 405 is silent. Forms that show their own errors call it for the rest. */
export function showError(error: CallError | NoAnswerError): void {
  if (error instanceof NoAnswerError) {
    toast({ text: translator(pageLocale())('errors:offline'), tone: 'bad' })
    return
  }
  if (error.code === 405) return
  toast({ text: error.message, tone: 'bad' })
  if (error.code === 401) loseSession()
}

/** Calls a route from the browser; in loaders use `context.get(serverContext).call`, which has the same signature. */
export const call: Call = createClient({ locale: pageLocale, tokens, onError: showError })
