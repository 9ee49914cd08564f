import { adminCouponLogs, stopStoreCoupon, storeCoupons } from '@fangshi/contract/coupons-admin'
import { couponColumns, couponDetails, couponSearch } from '../../coupons/coupon-columns.ts'
import { useCouponActions } from '../../coupons/use-coupon-actions.tsx'
import { useLogLink } from '../../coupons/use-log-link.ts'
import { screen } from '../../kit/screen/screen.ts'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { activityTexts } from '../../promotions/activity-texts.ts'
import { storePicker } from '../stores/store-picker.ts'

const { name, ...others } = couponColumns

/** The coupons of all stores; the platform can stop them with a reason (rules §9). */
export default function StoreCoupons() {
  const { actionsOf, dialog } = useCouponActions({ stop: stopStoreCoupon })
  const logLink = useLogLink(adminCouponLogs)
  return (
    <>
      <PlainScreen
        spec={screen({
          resource: storeCoupons,
          columns: { name, store_name: { label: activityTexts.store, width: 120 }, ...others },
          view: couponDetails,
          search: [
            ...couponSearch,
            { type: 'table_select', label: activityTexts.store, value: 'store_id', source: storePicker },
          ],
          rowButtons: (coupon, { reload }) => [...actionsOf(coupon, reload), logLink(coupon.id)],
        })}
      />
      {dialog}
    </>
  )
}
