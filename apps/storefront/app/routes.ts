import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** Every route of the shop is case-sensitive (spec §2). */
export const page = (path: string, file: string): RouteConfigEntry => route(path, file, { caseSensitive: true })

// Errors of pages are shown inside their layout: a layout wraps its pages in a boundary. The shop's layout is its own
// boundary, which saves public pages a file.
const framed = (id: string, frame: string, pages: RouteConfigEntry[]): RouteConfigEntry =>
  layout(frame, [layout('shell/page-boundary.tsx', { id: `${id}-pages` }, pages)])

/** Header, footer, tab bar. */
const shop = [
  index('pages/home/home.tsx'),
  page('s/:params?', 'pages/search/search.tsx'),
  page('goods/:id', 'pages/goods/goods.tsx'),
  page('stores', 'pages/stores/stores.tsx'),
  page('store/:id', 'pages/stores/store.tsx'),
  page('store/join', 'pages/store-opening/join.tsx'),
  page('store/step_1', 'pages/store-opening/step-1.tsx'),
  page('store/step_2', 'pages/store-opening/step-2.tsx'),
  page('store/step_3', 'pages/store-opening/step-3.tsx'),
  page('seckills', 'pages/seckills/seckills.tsx'),
  page('collectives/:params?', 'pages/collectives/collectives.tsx'),
  page('coupons', 'pages/coupons/centre/centre.tsx'),
  page('coupons/:id', 'pages/coupons/fitting/fitting.tsx'),
  page('carts', 'pages/cart/carts.tsx'),
  page('order/success', 'pages/checkout/order-success.tsx'),
  page('login', 'pages/auth/login.tsx'),
  page('register', 'pages/auth/register.tsx'),
  page('forget_password', 'pages/auth/forget-password.tsx'),
  page('help', 'pages/help/help.tsx'),
  page('report_mail', 'pages/report-mail/report-mail.tsx'),
  page('oauth/callback/:name', 'pages/oauth/callback.tsx'),
  page('user/article/:name', 'pages/article/article.tsx'),
  page('integral', 'pages/points-mall/points-mall.tsx'),
  page('integral/search/:params?', 'pages/points-mall/points-search.tsx'),
  page('integral/goods/:id', 'pages/points-mall/points-goods.tsx'),
  page('notices', 'pages/notices/notices.tsx'),
  page('notices/:id', 'pages/notices/notice.tsx'),
  page('demo/sms', 'pages/demo/sms.tsx'),
  route('*', 'pages/not-found.tsx'),
]

/** The shop's frame with the navigation of the user centre; needs a login. */
const user = [
  page('user', 'pages/user/overview/overview.tsx'),
  page('user/address', 'pages/user/addresses/addresses.tsx'),
  page('user/address/form/:id?', 'pages/user/addresses/address-form-page.tsx'),
  page('user/info', 'pages/user/profile/info.tsx'),
  page('user/safe', 'pages/user/security/safe.tsx'),
  page('user/safe/password', 'pages/user/security/safe-password.tsx'),
  page('user/safe/pay_password', 'pages/user/security/safe-pay-password.tsx'),
  page('user/safe/phone', 'pages/user/security/safe-phone.tsx'),
  page('user/safe/close', 'pages/user/security/safe-close.tsx'),
  page('user/safe/devices', 'pages/user/security/devices.tsx'),
  page('user/safe/check', 'pages/user/security/real-name.tsx'),
  page('user/oauth', 'pages/user/logins/logins.tsx'),
  page('user/money', 'pages/user/money-log/money.tsx'),
  page('user/money/top_up', 'pages/user/top-up/top-up.tsx'),
  page('user/money/top_up/:no', 'pages/user/top-up/top-up-payment.tsx'),
  page('user/frozen_money', 'pages/user/money-log/frozen-money.tsx'),
  page('user/integral', 'pages/user/money-log/integral.tsx'),
  page('user/integral_order', 'pages/points-mall/orders/points-orders.tsx'),
  page('user/cashes', 'pages/withdrawals/withdrawals.tsx'),
  page('user/cashes/cards', 'pages/withdrawals/bank-cards.tsx'),
  page('user/favorites', 'pages/favorites/favorites.tsx'),
  page('user/messages', 'pages/messages/messages.tsx'),
  page('user/stock_notices', 'pages/stock-notices/stock-notices.tsx'),
  page('user/history', 'pages/history/history.tsx'),
  page('user/chats', 'pages/chats/user-chats.tsx'),
  page('user/coupons', 'pages/coupons/own/own-coupons.tsx'),
  page('user/distribution', 'pages/distribution/distribution.tsx'),
  page('user/distribution_users', 'pages/distribution/members.tsx'),
  page('user/distribution_logs', 'pages/distribution/commissions.tsx'),
  page('user/orders', 'pages/orders/user-orders.tsx'),
  page('user/collectives', 'pages/collectives/own/own-groups.tsx'),
  page('user/order/:id', 'pages/orders/user-order.tsx'),
  page('user/order/comment/:id', 'pages/comments/order/order-comments.tsx'),
  page('user/comments', 'pages/comments/own/own-comments.tsx'),
  page('user/comment/add/:id', 'pages/comments/addition/addition.tsx'),
  page('user/refunds', 'pages/refunds/list/refunds.tsx'),
  page('user/order/refund/:id', 'pages/refunds/request/refund-request.tsx'),
  page('user/order/refund_form/:id', 'pages/refunds/view/refund.tsx'),
]

/** The reduced frame of the checkout; needs a login. */
const checkout = [
  page('order/before/:params', 'pages/checkout/order-before.tsx'),
  page('order/pay/:params', 'pages/checkout/order-pay.tsx'),
  page('integral/order/:id/:num', 'pages/points-mall/checkout/points-before.tsx'),
  page('integral/pay/:no', 'pages/points-mall/checkout/points-pay.tsx'),
]

export default [
  layout('shell/shop-layout.tsx', [...shop, framed('user', 'shell/user/user-layout.tsx', user)]),
  framed('checkout', 'shell/checkout-layout.tsx', checkout),
] satisfies RouteConfig
