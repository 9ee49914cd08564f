import { messageOf } from '@fangshi/contract/errors'
import { startShopperSession } from '~/account/start-shopper-session.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** Starts the session of a login's token; a sub-account is shown by `setAlert` that it may not buy. */
export function useLogIn(setAlert: (text: string) => void): (token: string) => Promise<void> {
  const t = useAuthTexts()
  const locale = useLocale()
  return async (token) => {
    if (!(await startShopperSession(token))) return setAlert(messageOf('SUB_ACCOUNT_MAY_NOT_BUY', locale))
    toast({ text: t('auth:loggedIn'), tone: 'ok' })
  }
}
