import { useRouteLoaderData } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import type { loadArticleMenu } from '@fangshi/contract/content'
import type { Reply } from '@fangshi/contract/route'
import type { getCommon } from '@fangshi/contract/shopfront'
import type { TopClass } from './shown-classes.ts'

type Common = Reply<typeof getCommon>['common']

/** The data of the shop's layout: categories, help articles and the site's settings. */
export interface ShellData {
  classes: TopClass[]
  common: Common
  help: Reply<typeof loadArticleMenu>
}

/** The data of the checkout's layout: only the site's settings. */
export type SiteData = Pick<ShellData, 'common'>

/** The settings of the site: names, contacts, whether it is closed. */
type Site = Common
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const shopLayoutId = 'shell/shop-layout'
const checkoutLayoutId = 'shell/checkout-layout'

/** The data of the shop's layout. Throws outside of it. */
export function useShellData() {
  const data = useRouteLoaderData<ShellData>(shopLayoutId)
  if (!data) throw new Error('useShellData is used outside the shop layout')
  return data
}

/** The same for `meta` functions. */
export const shellDataOf = (matches: Matches): ShellData =>
  matches.find((match) => match?.id === shopLayoutId)?.loaderData as ShellData

/** The site's settings, in the shop's and in the checkout's layout. Throws outside of them. */
export function useSite(): Site {
  const shop = useRouteLoaderData<ShellData>(shopLayoutId)
  const checkout = useRouteLoaderData<SiteData>(checkoutLayoutId)
  const data = shop ?? checkout
  if (!data) throw new Error('useSite is used outside the layouts')
  return data.common
}

/** The same for `meta` functions; undefined if the layout failed to load. */
export const siteOf = (matches: Matches): Site | undefined =>
  (
    matches.find((match) => match?.id === shopLayoutId || match?.id === checkoutLayoutId)?.loaderData as
      { common: Site } | undefined
  )?.common

/** Why nothing can be ordered or paid; undefined while the site is open (rules §12). */
export function useClosedReason(): string | undefined {
  const t = useText()
  const { close_status, close_reason } = useSite()
  return close_status ? close_reason || t('shell:orderingPaused') : undefined
}
