import { localeOf } from '@fangshi/contract/locale'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberInviter } from './account/inviter.ts'
import { loadLanguage } from './i18n/language.ts'

// A referral link may lead to any page; it works without its referrer where the browser keeps nothing.
try {
  rememberInviter(new URLSearchParams(location.search).get('inviter_id'))
} catch {}

await loadLanguage(localeOf(document.documentElement.lang))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
