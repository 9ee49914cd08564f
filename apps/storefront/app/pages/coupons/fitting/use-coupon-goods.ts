import { listGoods } from '@fangshi/contract/catalog'
import { readCoupon } from '@fangshi/contract/coupons'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { showUnlessMissing } from '~/api/missing.ts'
import { setKnownClaims } from '~/coupons/known-claims.ts'
import { useLocale } from '~/i18n/text.tsx'
import { goodsQuery } from './goods-of-coupon.ts'

const perPage = 30

/** A coupon and a page of the goods it is for; `of` is one of its classes or stores. */
export function useCouponGoods(id: number, of: number | undefined, page: number) {
  const locale = useLocale()
  const coupon = useQuery({
    queryKey: ['coupon', id, locale],
    queryFn: async ({ signal }) => {
      const detail = await call(readCoupon, { params: { id } }, { quiet: true, signal }).catch(showUnlessMissing)
      setKnownClaims([detail.coupon])
      return detail
    },
  })
  const { data } = coupon
  const goods = useQuery({
    queryKey: ['coupon', id, 'goods', of ?? null, page, locale],
    enabled: data !== undefined && data.coupon.scope !== 'goods',
    queryFn: ({ signal }) =>
      data ? call(listGoods, { query: { ...goodsQuery(data, of), page, per_page: perPage } }, { signal }) : null,
    placeholderData: keepPreviousData,
  })
  return { coupon, goods }
}
