import { couponTabs, listCoupons } from '@fangshi/contract/coupons'
import { redirect } from 'react-router'
import { ClaimTicket } from '~/coupons/claim-ticket.tsx'
import { ClaimedShare } from '~/coupons/claimed-share.tsx'
import { CouponOwner, CouponTime } from '~/coupons/coupon-notes.tsx'
import { couponTexts, useCouponTexts } from '~/coupons/own-texts.ts'
import { useOwnClaims } from '~/coupons/use-own-claims.ts'
import { serverContext } from '~/host/server-context.ts'
import { translator, type Translate } from '~/i18n/language.ts'
import { localPath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { breadcrumbData } from '~/seo/breadcrumb-data.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { pageOf } from '../page-number.ts'
import type { Route } from './+types/centre'

export const handle: PageHandle = { queryKeys: ['tab', 'page'] }

/** Fills complete rows of two or three tickets. */
const perPage = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, locale } = context.get(serverContext)
  const { searchParams } = new URL(request.url)
  const tab = couponTabs.find((one) => one === searchParams.get('tab'))
  const page = pageOf(searchParams.get('page'))
  const coupons = await call(listCoupons, { query: { tab, page, per_page: perPage } })
  // An old link may name a page after the last one.
  if (!coupons.data.length && coupons.total) throw redirect(localPath(links.coupons(tab, coupons.last_page), locale))
  return { tab, coupons }
}

const crumbsOf = (t: Translate): Crumb[] => [{ name: t('shell:home'), to: links.home() }, { name: t('coupon:centre') }]

export function meta({ matches, loaderData: { tab, coupons } }: Route.MetaArgs) {
  const { locale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const c = couponTexts(locale)
  const { current_page: page } = coupons
  const path = links.coupons(tab, page)
  const title = tab ? `${c(`coupons:tab_${tab}`)} · ${t('coupon:centre')}` : t('coupon:centre')
  return pageMeta(matches, {
    title: page > 1 ? c('coupons:pageTitle', { title, page }) : title,
    description: c('coupons:centreText'),
    path,
    data: [breadcrumbData(crumbsOf(t), publicUrl, path)],
  })
}

/** The coupon centre: coupons of the platform and of stores that can be claimed now or soon. */
export default function CouponCentre({ loaderData: { tab, coupons } }: Route.ComponentProps) {
  const t = useText()
  const c = useCouponTexts()
  useOwnClaims(coupons.data)
  const tabs = [undefined, ...couponTabs].map((one) => ({
    key: one ?? 'all',
    to: links.coupons(one),
    name: c(`coupons:tab_${one ?? 'all'}`),
    count: undefined,
  }))
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(t)} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3 md:pb-4">
        <div>
          <h1 className="text-20 font-bold md:text-24">{t('coupon:centre')}</h1>
          <p className="text-13 text-ink-2">{c('coupons:centreText')}</p>
        </div>
        <ButtonLink to={links.ownCoupons()} size="s">
          {t('coupon:mine')}
        </ButtonLink>
      </div>
      <TabLinks label={c('coupons:tabs')} tabs={tabs} current={tab ?? 'all'} />
      {coupons.data.length ? (
        <ul className="grid gap-3 pt-4 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
          {coupons.data.map((coupon) => (
            <li key={coupon.id}>
              <ClaimTicket coupon={coupon} notes={<CouponOwner coupon={coupon} />}>
                <CouponTime coupon={coupon} />
                <ClaimedShare coupon={coupon} />
              </ClaimTicket>
            </li>
          ))}
        </ul>
      ) : (
        <div className="card mt-4">
          <EmptyState object="records" text={c('coupons:none')}>
            <ButtonLink tone="brand" to={links.list()}>
              {t('errors:browse')}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      <Pager page={coupons.current_page} last={coupons.last_page} pathOf={(page) => links.coupons(tab, page)} />
    </>
  )
}
