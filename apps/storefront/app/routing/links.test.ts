import { expect, test } from 'vitest'
import { links } from './links.ts'

test('every page has its address', () => {
  const addresses = {
    home: links.home(),
    login: links.login(),
    register: links.register(),
    forgetPassword: links.forgetPassword(),
    demoSms: links.demoSms(),
    reportMail: links.reportMail(),
    stores: links.stores(),
    store: links.store(7),
    storeJoin: links.storeJoin(),
    sellerLogin: links.sellerLogin(),
    storeSteps: ([1, 2, 3] as const).map(links.storeStep),
    list: links.list(),
    goods: links.goods(88),
    carts: links.carts(),
    orderBefore: links.orderBefore('cart-12-15'),
    orderPay: links.orderPay('G20260101'),
    orderSuccess: links.orderSuccess(),
    user: links.user(),
    addresses: links.addresses(),
    newAddress: links.addressForm(),
    address: links.addressForm(4),
    orders: links.orders(),
    order: links.order(9),
    userInfo: links.userInfo(),
    favorites: links.favorites(),
    stockNotices: links.stockNotices(),
    messages: links.messages(),
    history: links.history(),
    safe: [
      links.safe(),
      links.safePassword(),
      links.safePayPassword(),
      links.safePhone(),
      links.safeClose(),
      links.devices(),
      links.logins(),
      links.realName(),
    ],
    logs: [links.money(), links.frozenMoney(), links.integral()],
    points: [
      links.pointsMall(),
      links.pointsSearch({ class_id: 3, sort: 'points' }),
      links.pointsGoods(5),
      links.pointsBefore(5, 2),
      links.pointsPay('20260101', 'wechat'),
      links.pointsOrders(),
    ],
    topUps: [links.topUps(), links.topUp('20260101', 'wechat')],
    coupons: [links.coupons(), links.coupons('store', 2), links.coupon(5), links.coupon(5, 3, 2)],
    ownCoupons: [links.ownCoupons('usable', 1), links.ownCoupons('used', 2)],
    distribution: [
      links.distribution(),
      links.distribution(2),
      links.members(),
      links.members(2, 3),
      links.commissions(),
      links.commissions('paid', 2),
    ],
    notices: links.notices(),
    notice: links.notice(3),
    article: links.article('shipping'),
  }
  expect(addresses).toEqual({
    home: '/',
    login: '/login',
    register: '/register',
    forgetPassword: '/forget_password',
    demoSms: '/demo/sms',
    reportMail: '/report_mail',
    stores: '/stores',
    store: '/store/7',
    storeJoin: '/store/join',
    sellerLogin: '/Seller/login',
    storeSteps: ['/store/step_1', '/store/step_2', '/store/step_3'],
    list: '/s',
    goods: '/goods/88',
    carts: '/carts',
    orderBefore: '/order/before/cart-12-15',
    orderPay: '/order/pay/G20260101',
    orderSuccess: '/order/success',
    user: '/user',
    addresses: '/user/address',
    newAddress: '/user/address/form',
    address: '/user/address/form/4',
    orders: '/user/orders',
    order: '/user/order/9',
    userInfo: '/user/info',
    favorites: '/user/favorites',
    stockNotices: '/user/stock_notices',
    messages: '/user/messages',
    history: '/user/history',
    safe: [
      '/user/safe',
      '/user/safe/password',
      '/user/safe/pay_password',
      '/user/safe/phone',
      '/user/safe/close',
      '/user/safe/devices',
      '/user/oauth',
      '/user/safe/check',
    ],
    logs: ['/user/money', '/user/frozen_money', '/user/integral'],
    points: [
      '/integral',
      '/integral/search?class_id=3&sort=points',
      '/integral/goods/5',
      '/integral/order/5/2',
      '/integral/pay/20260101?method=wechat',
      '/user/integral_order',
    ],
    topUps: ['/user/money/top_up', '/user/money/top_up/20260101?method=wechat'],
    coupons: ['/coupons', '/coupons?tab=store&page=2', '/coupons/5', '/coupons/5?of=3&page=2'],
    ownCoupons: ['/user/coupons', '/user/coupons?tab=used&page=2'],
    distribution: [
      '/user/distribution',
      '/user/distribution?page=2',
      '/user/distribution_users',
      '/user/distribution_users?level=2&page=3',
      '/user/distribution_logs',
      '/user/distribution_logs?state=paid&page=2',
    ],
    notices: '/notices',
    notice: '/notices/3',
    article: '/user/article/shipping',
  })
})

test('a query is escaped, and what is absent or empty is left out', () => {
  expect(links.login('/s?keywords=茶&page=2')).toBe('/login?next=%2Fs%3Fkeywords%3D%E8%8C%B6%26page%3D2')
  expect(links.list({ keywords: 'a&b', class_id: 3, brand_id: undefined, price_min: '' })).toBe(
    '/s?keywords=a%26b&class_id=3',
  )
  expect(links.goods(88, 5)).toBe('/goods/88?sku=5')
  expect(links.orderSuccess('G1')).toBe('/order/success?group=G1')
  expect(links.article('退货/换货')).toBe('/user/article/%E9%80%80%E8%B4%A7%2F%E6%8D%A2%E8%B4%A7')
})

test('the first tab of favourites and of orders has the plain address', () => {
  expect(links.favorites('goods', 2)).toBe('/user/favorites?page=2')
  expect(links.favorites('store')).toBe('/user/favorites?kind=store')
  expect(links.orders('waiting_payment', { from: '2026-01-01', page: 2 })).toBe(
    '/user/orders?tab=waiting_payment&from=2026-01-01&page=2',
  )
})
