import { adminCouponLogs } from '@fangshi/contract/coupons-admin'
import { couponLogColumns, couponLogSearch, funderColumns, funderSearch } from '../../coupons/coupon-log-columns.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'

const { name, ...others } = couponLogColumns

/** Claimed coupons of the platform and of stores (rules §9). */
export default tableScreen({
  resource: adminCouponLogs,
  columns: { name, ...funderColumns, ...others },
  search: [...couponLogSearch, funderSearch],
})
