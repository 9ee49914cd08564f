import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'

/** Every route of the shop is case-sensitive (spec §2). */
export const page = (path: string, file: string): RouteConfigEntry => route(path, file, { caseSensitive: true })

// Errors of pages are shown inside their layout: each layout holds its pages in a boundary.
const framed = (id: string, frame: string, pages: RouteConfigEntry[]): RouteConfigEntry =>
  layout(frame, [layout('shell/page-boundary.tsx', { id: `${id}-pages` }, pages)])

/** Header, footer, tab bar. */
const shop = [
  index('pages/home/home.tsx'),
  page('s/:params?', 'pages/search/search.tsx'),
  page('goods/:id', 'pages/goods/goods.tsx'),
  page('carts', 'pages/cart/carts.tsx'),
  page('order/success', 'pages/checkout/order-success.tsx'),
  route('*', 'pages/not-found.tsx'),
]

/** The shop's frame with the user's navigation; needs a login. */
const user = [
  page('user/orders', 'pages/orders/user-orders.tsx'),
  page('user/order/:id', 'pages/orders/user-order.tsx'),
]

/** The enclosed frame; needs a login. */
const checkout = [
  page('order/before/:params', 'pages/checkout/order-before.tsx'),
  page('order/pay/:params', 'pages/checkout/order-pay.tsx'),
]

export default [
  framed('shop', 'shell/shop-layout.tsx', [...shop, framed('user', 'shell/user-layout.tsx', user)]),
  framed('checkout', 'shell/checkout-layout.tsx', checkout),
] satisfies RouteConfig
