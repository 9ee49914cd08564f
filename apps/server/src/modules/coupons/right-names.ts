/** Names of the rights that are special to coupons, and of their screens. */
export const couponRightNames = {
  stop: { 'zh-cn': '停止活动', en: 'stop' },
  send: { 'zh-cn': '发送给用户', en: 'send to users' },
  'Seller.coupons': { 'zh-cn': '优惠券', en: 'Coupons' },
  'Seller.coupon_logs': { 'zh-cn': '优惠券领取记录', en: 'Claimed coupons' },
  'Admin.coupons': { 'zh-cn': '平台优惠券', en: 'Platform coupons' },
  'Admin.store_coupons': { 'zh-cn': '店铺优惠券', en: 'Store coupons' },
  'Admin.coupon_logs': { 'zh-cn': '优惠券领取记录', en: 'Claimed coupons' },
  'Admin.coupon_sendings': { 'zh-cn': '优惠券发送', en: 'Coupon sendings' },
}
