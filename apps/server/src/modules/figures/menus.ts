/** Names of the rights that are special to this module. */
export const figuresRightNames = {
  order: { 'zh-cn': '销售统计', en: 'sales figures' },
  pay: { 'zh-cn': '支付统计', en: 'payment figures' },
  user: { 'zh-cn': '会员统计', en: 'user figures' },
  store: { 'zh-cn': '店铺统计', en: 'store figures' },
}
