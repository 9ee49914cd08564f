import { loadGoodsClasses } from '@fangshi/contract/catalog'
import { loadArticleMenu } from '@fangshi/contract/content'
import { getSite } from '@fangshi/contract/shopfront'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { serverContext } from '~/host/server-context.ts'
import type { Route } from './+types/shop-layout'
import { CartAnnouncer } from './cart-link.tsx'
import { ClosedNotice } from '~/site/closed-notice.tsx'
import { MainNav } from './main-nav.tsx'
import { PageError } from './page-error.tsx'
import type { SentShellData } from '~/site/shell-data.ts'
import { writeClasses } from '~/site/shown-classes.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { TabBar } from './tab-bar.tsx'
import { useFreshCartCount } from './use-fresh-cart-count.ts'
import { useStoredIp } from './use-stored-ip.ts'
import { UtilityBar } from './utility-bar.tsx'

export { errorMeta as meta } from './error-meta.ts'
export { onLanguageChange as shouldRevalidate } from '~/i18n/revalidate.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<SentShellData> {
  const { call } = context.get(serverContext)
  const [classes, common, help] = await Promise.all([
    call(loadGoodsClasses, {}),
    call(getSite, {}),
    call(loadArticleMenu, {}),
  ])
  return { classTree: writeClasses(classes), common, help }
}

/** The frame of the shop: header, main part, footer, and the tab bar on phones. */
function ShopFrame({ children }: { children: ReactNode }) {
  useFreshCartCount()
  useStoredIp()
  return (
    <>
      <SkipLink />
      <ClosedNotice />
      <UtilityBar />
      <SiteHeader />
      <MainNav />
      <CartAnnouncer />
      <main id="main" tabIndex={-1} className="page min-h-dvh pb-10">
        {children}
      </main>
      <SiteFooter />
      <TabBar />
    </>
  )
}

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ShopFrame>
    <PageError error={error} />
  </ShopFrame>
)
