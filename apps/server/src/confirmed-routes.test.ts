import { configGroups, configRoutes, type ConfigGroup } from '@fangshi/contract/configs'
import type { Route } from '@fangshi/contract/route'
import { expect, test } from 'vitest'
import { product } from './app.ts'

/**
 * Every write of the back offices either needs a fresh confirmation (`confirm`), or stands here as one that touches neither
 * money nor rights nor secrets (rules §1). A new one belongs to one of the two, on purpose.
 */

const ordinary = [
  // Logging in and out, and the own account: its password and second factor ask for the password themselves.
  'POST /Admin/login',
  'POST /Admin/logout',
  'POST /Admin/setup',
  'POST /Admin/auth/info',
  'POST /Admin/auth/edit',
  'POST /Admin/auth/confirm',
  'POST /Admin/auth/second_factor',
  'POST /Admin/auth/second_factor/confirm',
  'POST /Admin/auth/second_factor/off',
  'POST /Admin/auth/second_factor/recovery_codes',
  'DELETE /Admin/auth/sessions',
  'DELETE /Admin/auth/sessions/{id}',
  'POST /Admin/ws_ticket',
  'POST /Admin/auth/notifications/read',
  'POST /Admin/auth/notifications/{id}/read',
  'PUT /Admin/auth/notifications/switches',
  'POST /Admin/auth/views',
  'PUT /Admin/auth/views/{id}',
  'DELETE /Admin/auth/views/{id}',
  'POST /Seller/login',
  'POST /Seller/logout',
  'POST /Seller/auth/info',
  'POST /Seller/auth/edit',
  'POST /Seller/auth/confirm',
  'POST /Seller/auth/second_factor',
  'POST /Seller/auth/second_factor/confirm',
  'POST /Seller/auth/second_factor/off',
  'POST /Seller/auth/second_factor/recovery_codes',
  'DELETE /Seller/auth/sessions',
  'DELETE /Seller/auth/sessions/{id}',
  'POST /Seller/ws_ticket',
  'POST /Seller/auth/notifications/read',
  'POST /Seller/auth/notifications/{id}/read',
  'PUT /Seller/auth/notifications/switches',
  'POST /Seller/auth/views',
  'PUT /Seller/auth/views/{id}',
  'DELETE /Seller/auth/views/{id}',
  // Who gets weekly reports: oneself.
  'Admin.reports.subscribe',
  'Seller.reports.subscribe',
  // Files. The documents of a store are reviewed before they count.
  'POST /Admin/uploads',
  'POST /Seller/uploads',
  'PUT /Seller/store/documents',
  // The settings of timers and of stores, which hold no secret, and trying saved ones out.
  'Admin.configs.web',
  'Admin.configs.web.test',
  'Admin.configs.store',
  'Admin.configs.oauth.test',
  'Admin.configs.pay.test',
  'Admin.configs.sms.test',
  'Admin.configs.mail.test',
  // What the shop shows and sells, and whom it lets sell.
  'Admin.adv_spaces',
  'Admin.advs',
  'Admin.agreements',
  'Admin.app_versions',
  'Admin.areas',
  'Admin.article_menus',
  'Admin.articles',
  'Admin.collectives.stop',
  'Admin.coupons.stop',
  'Admin.currencies',
  'Admin.expresses',
  'Admin.full_reductions.stop',
  'Admin.goods',
  'Admin.goods.approve',
  'Admin.goods.reject',
  'Admin.goods.take_down',
  'Admin.goods_brands',
  'Admin.goods_classes',
  'Admin.integral_goods',
  'Admin.integral_goods_classes',
  'Admin.integral_orders.ship',
  'Admin.notices',
  'Admin.order_comments.hide',
  'Admin.order_comments.restore',
  'Admin.orders.receiver',
  'Admin.orders.ship',
  'Admin.after_sales.message',
  'Admin.returns.sent',
  'Admin.search_synonyms',
  'Admin.seckills.stop',
  'Admin.sms',
  'Admin.store_coupons.stop',
  'Admin.stores.suspend',
  'Admin.stores.verify',
  'Seller.chats.index', // marks of what was read
  'Seller.chats.mute',
  'Seller.chats.send',
  'Seller.chats.settings',
  'Seller.chats.transfer',
  'Seller.collectives',
  'Seller.collectives.stop',
  'Seller.coupons',
  'Seller.coupons.stop',
  'Seller.customers',
  'Seller.file_space_dirs',
  'Seller.file_spaces',
  'Seller.freights',
  'Seller.full_reductions',
  'Seller.full_reductions.stop',
  'Seller.goods',
  'Seller.goods.shelf',
  'Seller.goods_attrs',
  'Seller.order_comments.reply',
  'Seller.orders.receiver',
  'Seller.orders.remark',
  'Seller.orders.ship',
  'Seller.after_sales.message',
  'Seller.returns.contest',
  'Seller.returns.sent',
  'Seller.seckills',
  'Seller.seckills.stop',
  'Seller.skus.stock',
  'Seller.stores',
  'Seller.stores.status',
]

/** The plain writes of a screen count as one. */
const nameOf = ({ method, path, right }: Route): string =>
  right.includes('.') ? right.replace(/\.(store|update|destroy|import)$/, '') : `${method} ${path}`

const writes = product.routes.filter(({ area, method }) => area !== 'Home' && method !== 'GET')

test('every write of the back offices needs a fresh confirmation, or is known to need none', () => {
  const unconfirmed = new Set(writes.filter(({ confirm }) => !confirm).map(nameOf))
  expect([...unconfirmed].toSorted()).toEqual(ordinary.toSorted())
})

test('nothing of which the name tells money, rights or secrets is among those that need none', () => {
  const telling =
    /money|balance|withdraw|refund|settle|cash|roles|users|admins|permission|secret|token|factor|password/i
  const others = ordinary.filter((name) => !name.includes('/auth/'))
  expect(others.filter((name) => telling.test(name))).toEqual([])
})

test.each(Object.keys(configGroups) as ConfigGroup[])(
  'the settings %s need one if they hold a secret or limit money',
  (group) => {
    const { secrets, form } = configGroups[group]
    const isLogin = 'admin_second_factor' in form.shape
    const isMoney = ['withdrawal', 'points', 'distribution'].includes(group)
    expect(Boolean(configRoutes[group].save.confirm)).toBe(secrets.length > 0 || isLogin || isMoney)
  },
)

test('only writes of the back offices need one', () => {
  const others = product.routes.filter(({ confirm }) => confirm)
  expect(others.length).toBeGreaterThan(30)
  expect(others.filter(({ area, method, right }) => area === 'Home' || method === 'GET' || right === 'public')).toEqual(
    [],
  )
})
