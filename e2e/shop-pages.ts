import { listGoods } from '@fangshi/contract/catalog'
import { ownComments } from '@fangshi/contract/comments'
import { listCoupons } from '@fangshi/contract/coupons'
import { listStockNotices } from '@fangshi/contract/stock-notices'
import { listOrders } from '@fangshi/contract/orders'
import { listRefunds } from '@fangshi/contract/refunds'
import { callAs, logIn } from './api.ts'

/** The addresses of all pages of the shop; those with an id name something that the demo has. */
export async function shopPages(): Promise<{ open: string[]; ofShopper: string[] }> {
  const { data } = await callAs()(listGoods, { query: {} })
  const [goods] = data
  const shopper = await logIn('Home', 'shopper')
  const orders = await shopper(listOrders, { query: { per_page: 100 } })
  // One order of each status, whose pages differ.
  const byStatus = new Map(orders.data.map((order) => [order.order_status, order.id]))
  const refundable = orders.data.find(({ actions }) => actions.includes('refund'))
  const commented = orders.data.find(({ actions }) => actions.includes('comment'))
  const addable = (await shopper(ownComments, { query: {} })).data.find(({ add_before }) => add_before !== null)
  const requests = await shopper(listRefunds, { query: { per_page: 2 } })
  const [awaited] = await shopper(listStockNotices, {})
  const [coupon] = (await callAs()(listCoupons, {})).data
  const unpaid = orders.data.find(({ order_status }) => order_status === 'waiting_payment')
  return {
    open: [
      '/',
      '/s',
      '/s?keywords=%E8%8C%B6&sort=sales',
      '/s?keywords=zzzzqqqq',
      '/s?keywords=%E5%A4%AA%E7%81%AF',
      `/goods/${goods?.id}`,
      ...(awaited ? [`/goods/${awaited.goods_id}?sku=${awaited.sku_id}`] : []),
      '/stores',
      `/store/${goods?.store_id}`,
      '/seckills',
      '/coupons',
      '/coupons?tab=platform',
      '/collectives',
      ...(coupon ? [`/coupons/${coupon.id}`] : []),
      '/store/join',
      '/integral',
      '/integral/search',
      '/integral/goods/1',
      '/carts',
      '/login',
      '/register',
      '/forget_password',
      '/oauth/callback/weixin',
      '/report_mail',
      '/demo/sms',
      '/user/article/how-to-buy',
      '/help',
      '/help?keywords=%E6%80%8E%E4%B9%88%E9%80%80%E6%AC%BE',
      '/help?keywords=zzzzqqqq',
      '/notices',
      '/notices/1',
      '/no-such-page',
    ],
    ofShopper: [
      '/carts',
      '/user',
      '/user/address',
      '/user/address/form',
      '/user/favorites',
      '/user/favorites?kind=store',
      '/user/stock_notices',
      '/user/messages',
      '/user/messages?tab=unread',
      '/user/collectives',
      '/user/coupons',
      '/user/coupons?tab=used',
      '/user/distribution',
      '/user/distribution_users',
      '/user/distribution_logs',
      '/user/chats',
      '/user/history',
      '/user/orders',
      ...[...byStatus.values()].map((id) => `/user/order/${id}`),
      ...(refundable ? [`/user/order/refund/${refundable.id}`] : []),
      ...(commented ? [`/user/order/comment/${commented.id}`] : []),
      '/user/comments',
      '/user/comments?tab=waiting',
      ...(addable ? [`/user/comment/add/${addable.id}`] : []),
      '/user/refunds',
      '/user/refunds?tab=your_turn',
      ...requests.data.map(({ id }) => `/user/order/refund_form/${id}`),
      '/user/info',
      '/user/safe',
      '/user/safe/password',
      '/user/safe/pay_password',
      '/user/safe/phone',
      '/user/safe/devices',
      '/user/oauth',
      '/user/safe/close',
      '/user/safe/check',
      '/store/step_1',
      '/user/money',
      '/user/money/top_up',
      '/user/cashes',
      '/user/cashes/cards',
      '/user/frozen_money',
      '/user/integral',
      '/user/integral_order',
      ...(unpaid ? [`/order/pay/${unpaid.group_no}`, `/order/success?group=${unpaid.group_no}`] : []),
    ],
  }
}
