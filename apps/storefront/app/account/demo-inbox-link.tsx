import { useRouteLoaderData } from 'react-router'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import type { RootData } from '~/host/root-data.ts'
import { ExternalLink, MessageSquareText } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'

/** True while the shop runs as the demo (rules §0). */
const useIsDemo = (): boolean => useRouteLoaderData<RootData>('root')?.mode === 'demo'

/** The demo sends no text messages: a link to the demo inbox, in a new tab so the form stays open. */
export function DemoInboxLink() {
  const t = useAuthTexts()
  if (!useIsDemo()) return null
  return (
    <LocalLink
      to={links.demoSms()}
      target="_blank"
      className="flex min-h-11 items-center gap-2 rounded-2 bg-gold-50 px-3 py-2 text-13 text-gold hover:underline"
    >
      <MessageSquareText size={18} />
      <span className="flex-1">{t('auth:demoInbox')}</span>
      <ExternalLink size={16} />
    </LocalLink>
  )
}
