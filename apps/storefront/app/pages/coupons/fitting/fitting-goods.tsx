import type { ReactNode } from 'react'
import { isMissing } from '~/api/missing.ts'
import { ClaimTicket } from '~/coupons/claim-ticket.tsx'
import { CouponOwner, CouponTime } from '~/coupons/coupon-notes.tsx'
import { useCouponTexts } from '~/coupons/own-texts.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ProductCard, type ProductCardGoods } from '~/ui/goods/product-card.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { TabLinks } from '~/ui/list/tab-links.tsx'
import { goodsQuery, partsOf } from './goods-of-coupon.ts'
import { useCouponGoods } from './use-coupon-goods.ts'

function Grid({ goods }: { goods: readonly ProductCardGoods[] }) {
  const c = useCouponTexts()
  const t = useText()
  if (!goods.length) {
    return (
      <div className="card">
        <EmptyState object="search" text={c('coupons:noGoods')}>
          <ButtonLink tone="brand" to={links.list()}>
            {t('errors:browse')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="goods-grid">
      {goods.map((one) => (
        <ProductCard key={one.id} goods={one} level="h2" />
      ))}
    </div>
  )
}

/** The ticket of a coupon and the goods it is for, by its classes or stores where it has several. */
export function FittingGoods({
  id,
  of,
  page,
  skeleton,
}: {
  id: number
  of: number | undefined
  page: number
  skeleton: ReactNode
}) {
  const c = useCouponTexts()
  const { coupon, goods } = useCouponGoods(id, of, page)
  if (isMissing(coupon.error)) {
    return (
      <EmptyState object="records" text={c('coupons:missing')}>
        <ButtonLink tone="brand" to={links.coupons()}>
          {c('coupons:goToCentre')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <Loaded query={coupon} skeleton={skeleton}>
      {(detail) => {
        const parts = partsOf(detail)
        const { class_id, store_id } = goodsQuery(detail, of)
        return (
          <div className="space-y-4">
            <div className="md:max-w-104">
              <ClaimTicket coupon={detail.coupon} isOpen notes={<CouponOwner coupon={detail.coupon} />}>
                <CouponTime coupon={detail.coupon} />
              </ClaimTicket>
            </div>
            {parts.length > 0 && (
              <TabLinks
                label={c(detail.classes.length ? 'coupons:classes' : 'coupons:stores')}
                tabs={parts.map((part) => ({
                  key: String(part.id),
                  to: links.coupon(id, part.id),
                  name: part.name,
                  count: undefined,
                }))}
                current={String(class_id ?? store_id)}
              />
            )}
            {detail.coupon.scope === 'goods' ? (
              <Grid goods={detail.goods} />
            ) : (
              <Loaded query={goods} skeleton={skeleton}>
                {(list) =>
                  list && (
                    <>
                      <Grid goods={list.data} />
                      <Pager page={page} last={list.last_page} pathOf={(to) => links.coupon(id, of, to)} />
                    </>
                  )
                }
              </Loaded>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
