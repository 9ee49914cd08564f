import { CircleUserRound, House, LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { LocalNavLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CartIcon, useCartName } from './cart-link.tsx'
import { CategorySheet } from '~/shell/category/category-sheet.tsx'
import { usePageHandle } from '~/routing/page-handle.ts'

const tab = 'flex flex-1 flex-col items-center justify-center gap-0.5 text-12 text-ink-2 aria-[current=page]:text-brand'

/** The bottom bar on phones, unless the page has its own. */
export function TabBar() {
  const t = useText()
  const [isCategoriesOpen, setIsCategoriesOpen] = useState(false)
  const cartName = useCartName()
  if (usePageHandle().hasOwnBar) return null
  return (
    <>
      <nav
        aria-label={t('shell:tabNav')}
        className="fixed inset-x-0 bottom-0 z-30 flex h-[calc(3.5rem+env(safe-area-inset-bottom))] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <LocalNavLink to={links.home()} end className={tab}>
          <House size={22} />
          {t('shell:home')}
        </LocalNavLink>
        <button type="button" aria-haspopup="dialog" className={tab} onClick={() => setIsCategoriesOpen(true)}>
          <LayoutGrid size={22} />
          {t('shell:categories')}
        </button>
        <LocalNavLink to={links.carts()} aria-label={cartName} className={tab}>
          <CartIcon size={22} />
          {t('shell:cart')}
        </LocalNavLink>
        <LocalNavLink to={links.user()} className={tab}>
          <CircleUserRound size={22} />
          {t('shell:me')}
        </LocalNavLink>
      </nav>
      <CategorySheet isOpen={isCategoriesOpen} onClose={() => setIsCategoriesOpen(false)} />
    </>
  )
}
