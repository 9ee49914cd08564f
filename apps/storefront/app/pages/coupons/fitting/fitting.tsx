import { useSearchParams } from 'react-router'
import { NeedsScripts } from '~/shell/needs-scripts.tsx'
import { Queries } from '~/api/queries.tsx'
import { translator } from '~/i18n/language.ts'
import { useText } from '~/i18n/text.tsx'
import { couponTexts, useCouponTexts } from '~/coupons/own-texts.ts'
import { links } from '~/routing/links.ts'
import { idOfPath } from '~/routing/not-found.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { Breadcrumb } from '~/ui/breadcrumb.tsx'
import { GoodsGridSkeleton } from '~/ui/skeleton.tsx'
import { pageOf } from '../page-number.ts'
import type { Route } from './+types/fitting'
import { FittingGoods } from './fitting-goods.tsx'

export const handle: PageHandle = { queryKeys: ['of', 'page'] }

export const loader = ({ params }: Route.LoaderArgs) => ({ id: idOfPath(params.id) })

export function meta({ matches, loaderData: { id } }: Route.MetaArgs) {
  const { locale } = rootData(matches)
  return pageMeta(matches, {
    title: `${couponTexts(locale)('coupons:goods')} · ${translator(locale)('coupon:centre')}`,
    path: links.coupon(id),
    noindex: true,
  })
}

/**
 * A coupon and the goods it is for. They load in the browser: a coupon with a code is found only by a shopper who has it.
 */
export default function Fitting({ loaderData: { id } }: Route.ComponentProps) {
  const t = useText()
  const c = useCouponTexts()
  const [search] = useSearchParams()
  const isLoggedIn = useIsLoggedIn()
  const skeleton = <GoodsGridSkeleton count={10} />
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: t('shell:home'), to: links.home() },
          { name: t('coupon:centre'), to: links.coupons() },
          { name: c('coupons:goods') },
        ]}
      />
      <h1 className="pb-3 text-20 font-bold md:pb-4 md:text-24">{c('coupons:goods')}</h1>
      {isLoggedIn === undefined ? (
        <NeedsScripts skeleton={skeleton} />
      ) : (
        <Queries>
          <FittingGoods
            id={id}
            of={Number(search.get('of')) || undefined}
            page={pageOf(search.get('page'))}
            skeleton={skeleton}
          />
        </Queries>
      )}
    </>
  )
}
