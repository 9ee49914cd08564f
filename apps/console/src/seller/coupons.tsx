import { sellerCouponLogs, sellerCoupons, stopSellerCoupon } from '@fangshi/contract/coupons-seller'
import { couponColumns, couponDetails, couponSearch } from '../coupons/coupon-columns.ts'
import { previewOf } from '../coupons/coupon-extras.tsx'
import { couponFields } from '../coupons/coupon-fields.ts'
import { CouponGoods } from '../coupons/coupon-goods.tsx'
import { couponTexts as texts } from '../coupons/coupon-texts.ts'
import { useCouponActions } from '../coupons/use-coupon-actions.tsx'
import { useLogLink } from '../coupons/use-log-link.ts'
import { tableSelect } from '../kit/fields/build.ts'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { goodsPicker } from './goods/goods-picker.ts'
import { pickedIds } from '../kit/fields/picked-ids.ts'
import { startedRefusal } from '../promotions/started-refusal.ts'

const spec: ScreenSpec<typeof sellerCoupons> = {
  resource: sellerCoupons,
  columns: couponColumns,
  view: couponDetails,
  search: couponSearch,
  buttons: { delete: true },
  form: couponFields({
    goods_ids: tableSelect(texts.goods, { source: goodsPicker, many: true, span: 24, help: texts.goodsHelp }),
  }),
  toForm: ({ goods_ids = [], ...row }) => ({ ...row, goods_ids: goods_ids.join(',') }),
  toBody: ({ goods_ids, ...values }) => ({ ...values, goods_ids: pickedIds(goods_ids) }),
  formExtra: previewOf<typeof sellerCoupons>(({ goods_ids }) =>
    pickedIds(goods_ids).length ? texts.scopes.goods : texts.scopes.all,
  ),
  viewExtra: ({ goods }) => <CouponGoods goods={goods} />,
  refusal: startedRefusal,
}

/** The store's coupons: create, distribute, extend, stop (rules §9). */
export default function Coupons() {
  const { actionsOf, dialog } = useCouponActions({ stop: stopSellerCoupon, extend: sellerCoupons })
  const logLink = useLogLink(sellerCouponLogs)
  return (
    <>
      <PlainScreen
        spec={screen({
          ...spec,
          rowButtons: (coupon, { reload }) => [...actionsOf(coupon, reload), logLink(coupon.id)],
        })}
      />
      {dialog}
    </>
  )
}
