import { groupMenu, screenMenu } from '../../kernel/menu.ts'

const coupons = { 'zh-cn': '优惠券', en: 'Coupons' }

export const couponMenus = [
  groupMenu('Seller', 'Marketing/Coupons', { place: 1, name: coupons, icon: 'red-envelope' }),
  screenMenu('/Seller/coupons', { group: 'Marketing/Coupons', place: 0, name: coupons }),
  screenMenu('/Seller/coupon_logs', {
    group: 'Marketing/Coupons',
    place: 1,
    name: { 'zh-cn': '领取记录', en: 'Claimed coupons' },
  }),
  screenMenu('/Admin/coupons', {
    group: 'Stores/Marketing',
    place: 0,
    name: { 'zh-cn': '平台优惠券', en: 'Platform coupons' },
  }),
  screenMenu('/Admin/store_coupons', {
    group: 'Stores/Marketing',
    place: 1,
    name: { 'zh-cn': '店铺优惠券', en: 'Store coupons' },
  }),
  screenMenu('/Admin/coupon_logs', {
    group: 'Stores/Marketing',
    place: 2,
    name: { 'zh-cn': '优惠券领取记录', en: 'Claimed coupons' },
  }),
]
