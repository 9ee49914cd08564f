import { useRouteLoaderData } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import type { loadArticleMenu } from '@fangshi/contract/content'
import type { Reply } from '@fangshi/contract/route'
import type { getSite } from '@fangshi/contract/shopfront'
import { readClasses, type TopClass } from './shown-classes.ts'

type Common = Reply<typeof getSite>

/** What the loader of the shop's layout sends. */
export interface SentShellData {
  /** Categories as `writeClasses` writes them. */
  classTree: string
  common: Common
  help: Reply<typeof loadArticleMenu>
}

/** The data of the shop's layout: categories, help articles and the site's settings. */
export interface ShellData extends Omit<SentShellData, 'classTree'> {
  classes: TopClass[]
}

/** The data of the checkout's layout: only the site's settings. */
export type SiteData = Pick<ShellData, 'common'>

/** The settings of the site: names, contacts, whether it is closed. */
type Site = Common
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const shopLayoutId = 'shell/shop-layout'
const checkoutLayoutId = 'shell/checkout-layout'

const shellData = ({ classTree, ...others }: SentShellData): ShellData => ({
  classes: readClasses(classTree),
  ...others,
})

/** The data of the shop's layout. Throws outside of it. */
export function useShellData(): ShellData {
  const data = useRouteLoaderData<SentShellData>(shopLayoutId)
  if (!data) throw new Error('useShellData is used outside the shop layout')
  return shellData(data)
}

/** The same for `meta` functions. */
export const shellDataOf = (matches: Matches): ShellData =>
  shellData(matches.find((match) => match?.id === shopLayoutId)?.loaderData as SentShellData)

/** The site's settings, in the shop's and in the checkout's layout. Throws outside of them. */
export function useSite(): Site {
  const shop = useRouteLoaderData<SentShellData>(shopLayoutId)
  const checkout = useRouteLoaderData<SiteData>(checkoutLayoutId)
  const data = shop ?? checkout
  if (!data) throw new Error('useSite is used outside the layouts')
  return data.common
}

/** The same for `meta` functions; undefined if the layout failed to load. */
export const siteOf = (matches: Matches): Site | undefined =>
  (
    matches.find((match) => match?.id === shopLayoutId || match?.id === checkoutLayoutId)?.loaderData as
      | { common: Site }
      | undefined
  )?.common

/** Why nothing can be ordered or paid; undefined while the site is open (rules §12). */
export function useClosedReason(): string | undefined {
  const t = useText()
  const { close_status, close_reason } = useSite()
  return close_status ? close_reason || t('shell:orderingPaused') : undefined
}
