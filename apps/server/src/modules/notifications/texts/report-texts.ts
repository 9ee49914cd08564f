import type { Texts } from './texts.ts'

const report = {
  title: { 'zh-cn': '上周经营周报已生成', en: 'Your weekly report is ready' },
  text: {
    'zh-cn': '{from} 至 {to}：付款订单 {orders} 笔，销售额 {sales} 元。',
    en: '{from} to {to}: ¥{sales} in sales. Paid orders: {orders}.',
  },
}

/** Weekly reports (rules §13). */
export const reportTexts = {
  store_report: { ...report, link: '/Seller/reports?view={id}' },
  platform_report: { ...report, link: '/Admin/reports?view={id}' },
} as const satisfies Texts
