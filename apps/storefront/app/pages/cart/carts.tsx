import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { NeedsScripts } from '~/shell/needs-scripts.tsx'
import { Queries } from '~/api/queries.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/carts'
import { CartView } from './cart-view.tsx'
import { cartTexts, useCartTexts } from './own-texts.ts'

export function meta({ matches }: Route.MetaArgs) {
  const t = cartTexts(rootData(matches).locale)
  return pageMeta(matches, { title: t('cart:title'), path: links.carts(), noindex: true })
}

/** The cart of a guest or shopper. The server renders only its frame, since it knows neither. */
export default function Carts() {
  const t = useCartTexts()
  const isLoggedIn = useIsLoggedIn()
  return (
    <>
      <h1 className="py-3 text-20 font-bold md:py-4 md:text-24">{t('cart:title')}</h1>
      {isLoggedIn === undefined ? (
        <NeedsScripts skeleton={<RowsSkeleton />} />
      ) : (
        <Queries>
          <CartView />
        </Queries>
      )}
    </>
  )
}
