import type { ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'

/** What the server renders of an area that only scripts can fill or send; without scripts it says what is missing. */
export function NeedsScripts({ skeleton }: { skeleton: ReactNode }) {
  const t = useText()
  return (
    <>
      <div className="noscript:hidden">{skeleton}</div>
      <p className="card hidden p-6 text-center text-ink-2 noscript:block">{t('errors:needsScripts')}</p>
    </>
  )
}
