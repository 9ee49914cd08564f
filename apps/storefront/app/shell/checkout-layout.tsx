import { LockKeyhole } from 'lucide-react'
import { Outlet } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PrivateArea } from './private-area.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

/** The enclosed frame of checkout and cashier: the sign and the switches, nothing that leads away (ux §2c). */
export default function CheckoutLayout() {
  const t = useText()
  return (
    <>
      <SkipLink />
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
