import { useLocation } from 'react-router'
import { LocalNavLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CategoryMenu } from '~/shell/category/category-menu.tsx'
import { useSite } from '~/site/shell-data.ts'

const item = 'rounded-1 py-2 text-16 hover:text-brand aria-[current=page]:font-medium aria-[current=page]:text-brand'

/**
 * The main navigation of wide screens. The categories are behind a button, except on a wide home page, where they are
 * always open.
 */
export function MainNav() {
  const t = useText()
  const { points_mall } = useSite()
  const isHome = useLocation().pathname === '/'
  return (
    <nav aria-label={t('shell:mainNav')} className="page hidden items-center gap-8 pb-2 md:flex">
      <CategoryMenu className={isHome ? 'xl:hidden' : undefined} />
      <LocalNavLink to={links.home()} end className={item}>
        {t('shell:home')}
      </LocalNavLink>
      <LocalNavLink to={links.list()} className={item}>
        {t('shell:allGoods')}
      </LocalNavLink>
      <LocalNavLink to={links.seckills()} className={item}>
        {t('seckill:title')}
      </LocalNavLink>
      <LocalNavLink to={links.stores()} className={item}>
        {t('shell:stores')}
      </LocalNavLink>
      <LocalNavLink to={links.collectives()} className={item}>
        {t('shell:collectives')}
      </LocalNavLink>
      <LocalNavLink to={links.coupons()} className={item}>
        {t('coupon:centre')}
      </LocalNavLink>
      {points_mall && (
        <LocalNavLink to={links.pointsMall()} className={item}>
          {t('shell:pointsMall')}
        </LocalNavLink>
      )}
    </nav>
  )
}
