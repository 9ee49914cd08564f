import { ownCouponTabs } from '@fangshi/contract/coupons'
import { useSearchParams } from 'react-router'
import { couponTexts, useCouponTexts } from '~/coupons/own-texts.ts'
import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { pageOf } from '../page-number.ts'
import type { Route } from './+types/own-coupons'
import { CodeForm } from './code-form.tsx'
import { OwnCouponList } from './own-coupon-list.tsx'

export const handle: PageHandle = { queryKeys: ['tab', 'page'] }

export function meta({ matches }: Route.MetaArgs) {
  const { locale } = rootData(matches)
  return pageMeta(matches, {
    title: translator(locale)('coupon:mine'),
    description: couponTexts(locale)('coupons:mineText'),
    path: links.ownCoupons(),
    noindex: true,
  })
}

/** The coupons of the shopper: usable, used and expired ones. Tab and page are in the address. */
export default function OwnCoupons() {
  const t = useText()
  const c = useCouponTexts()
  const [search] = useSearchParams()
  const tab = ownCouponTabs.find((one) => one === search.get('tab')) ?? 'usable'
  return (
    <UserPage
      title={t('coupon:mine')}
      aside={
        <ButtonLink to={links.coupons()} size="s">
          {c('coupons:goToCentre')}
        </ButtonLink>
      }
    >
      <p className="pb-3 text-13 text-ink-2">{c('coupons:mineText')}</p>
      <CodeForm />
      <OwnCouponList key={tab} tab={tab} page={pageOf(search.get('page'))} />
    </UserPage>
  )
}
