import { getSite } from '@fangshi/contract/shopfront'
import { LockKeyhole } from 'lucide-react'
import { Outlet } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { serverContext } from '~/host/server-context.ts'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/checkout-layout'
import { ClosedNotice } from '~/site/closed-notice.tsx'
import type { SiteData } from '~/site/shell-data.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { PrivateArea } from './private-area.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

export { onLanguageChange as shouldRevalidate } from '~/i18n/revalidate.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<SiteData> {
  return { common: await context.get(serverContext).call(getSite, {}) }
}

/** The reduced frame of checkout and payment: the logo and the switches, without links that lead away (ux §2c). */
export default function CheckoutLayout() {
  const t = useText()
  return (
    <>
      <SkipLink />
      <ClosedNotice />
      <header className="border-b border-line bg-surface">
        <div className="page flex h-16 items-center gap-4 text-13 text-ink-2">
          <Wordmark />
          <p className="mr-auto flex items-center gap-1">
            <LockKeyhole size={16} />
            {t('shell:secureCheckout')}
          </p>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page min-h-[80dvh] py-4 md:py-6">
        <PrivateArea frame={<FormSkeleton />}>
          <Outlet />
        </PrivateArea>
      </main>
    </>
  )
}
