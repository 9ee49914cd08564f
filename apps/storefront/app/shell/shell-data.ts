import { useRouteLoaderData } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import type { loader as loadCheckout } from './checkout-layout.tsx'
import type { loader } from './shop-layout.tsx'

type ShellData = Awaited<ReturnType<typeof loader>>
/** The texts that administrators gave the site: names, contacts, whether it is closed. */
type Site = ShellData['common']
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const shopLayoutId = 'shell/shop-layout'
const checkoutLayoutId = 'shell/checkout-layout'

/** What the shop's layout loaded once: classes, help articles, the site's own texts. */
export function useShellData() {
  const data = useRouteLoaderData<typeof loader>(shopLayoutId)
  if (!data) throw new Error('useShellData is used outside the shop layout')
  return data
}

/** The same for `meta` functions. */
export const shellDataOf = (matches: Matches): ShellData =>
  matches.find((match) => match?.id === shopLayoutId)?.loaderData as ShellData

/** The site's own texts, in the shop's frame and in that of checkout. */
export function useSite(): Site {
  const shop = useRouteLoaderData<typeof loader>(shopLayoutId)
  const checkout = useRouteLoaderData<typeof loadCheckout>(checkoutLayoutId)
  const data = shop ?? checkout
  if (!data) throw new Error('useSite is used outside the layouts')
  return data.common
}

/** The same for `meta` functions; undefined while the layout could not load. */
export const siteOf = (matches: Matches): Site | undefined =>
  (
    matches.find((match) => match?.id === shopLayoutId || match?.id === checkoutLayoutId)?.loaderData as
      { common: Site } | undefined
  )?.common

/** Why nothing can be ordered or paid now; undefined while the site is open (rules §12). */
export function useClosedReason(): string | undefined {
  const t = useText()
  const { close_status, close_reason } = useSite()
  return close_status ? close_reason || t('shell:orderingPaused') : undefined
}
