import { CircleUserRound } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { CartIcon, useCartName } from './cart-link.tsx'
import { SearchBox } from '~/shell/search/search-box.tsx'
import { Wordmark } from './wordmark.tsx'

const HeaderExtras = lazy(() => import('./header-extras.tsx'))

const shortcut =
  'hidden min-w-12 flex-col items-center gap-0.5 rounded-2 py-1 text-12 text-ink-2 hover:text-brand md:flex'

/** Stays on top while the page scrolls, so search and cart are always within reach. */
export function SiteHeader() {
  const t = useText()
  const isLoggedIn = useIsLoggedIn()
  return (
    <header className="sticky top-0 z-30 bg-canvas">
      <div className="page flex h-16 items-center gap-3 md:h-20 md:gap-8">
        <Wordmark />
        <SearchBox />
        <LocalLink to={links.carts()} aria-label={useCartName()} className={shortcut}>
          <CartIcon size={22} />
          {t('shell:cart')}
        </LocalLink>
        {isLoggedIn && (
          <Suspense fallback={<span className="w-25 md:w-28" />}>
            <HeaderExtras />
          </Suspense>
        )}
        <LocalLink to={links.user()} className={shortcut}>
          <CircleUserRound size={22} />
          {t('shell:me')}
        </LocalLink>
      </div>
    </header>
  )
}
