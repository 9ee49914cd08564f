import { sellerCouponLogs } from '@fangshi/contract/coupons-seller'
import { couponLogColumns, couponLogSearch } from '../coupons/coupon-log-columns.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

/** Claimed coupons of the store (rules §9). */
export default tableScreen({
  resource: sellerCouponLogs,
  columns: couponLogColumns,
  search: couponLogSearch,
})
