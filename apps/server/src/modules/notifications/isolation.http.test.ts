import type { Call } from '@fangshi/contract/client'
import * as shop from '@fangshi/contract/comments'
import * as backoffice from '@fangshi/contract/comments-backoffice'
import * as notices from '@fangshi/contract/notifications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf, openBackoffice } from '../../../test/access.ts'
import { mintStaff } from '../../../test/accounts.ts'
import type { TestApp } from '../../../test/app.ts'
import { comment, commentOn, receivedOrder } from '../../../test/comments/comments.ts'
import { loginSeller, makeShopper, makeStore } from '../../../test/factories.ts'
import type { PaidOrder } from '../../../test/refunds.ts'

/** Every call of comments and notifications by everybody who might make it: whose rows it shows or changes. */

const callers = {} as Record<Caller, Call>
let it: TestApp
let order: PaidOrder
/** The buyer's comment, and the notifications of the buyer, the owner and an administrator. */
let ids: { comment: number; home: number; seller: number; admin: number }

type Caller =
  | 'guest'
  | 'buyer'
  | 'otherShopper'
  | 'owner'
  | 'staff'
  | 'reader'
  | 'otherStaff'
  | 'otherStore'
  | 'suspended'
  | 'boss'
  | 'clerk'
  | 'blind'

const toldTo = async (area: notices.NotificationArea, account: number): Promise<number> => {
  const { rows } = await it.ctx.db.pool.query<{ id: number }>(
    `with e as (
       insert into notification_events (event, ref_id, detail, told_at) values ('stock_low', $2, $1, now()) returning id)
     insert into notifications (area, account_id, event_id, kind, template, params)
     select $1, $2, id, 'order', 'stock_low', '{}' from e returning id`,
    [area, account],
  )
  return rows[0]!.id
}

beforeAll(async () => {
  const office = await openBackoffice()
  it = office.app
  order = await receivedOrder(it, [1, 1])
  const { store, shopper } = order
  const { ids: comments } = await comment(order)
  const screens = { '/Seller/order_comments': ['view'] }
  const staffWith = (...rights: string[]) => mintStaff(it, store, { rights, screens })
  const [staff, reader, otherStaff] = [
    await staffWith('Seller.order_comments.index', 'Seller.order_comments.show', 'Seller.order_comments.reply'),
    await staffWith('Seller.order_comments.index', 'Seller.order_comments.show'),
    await staffWith('Seller.orders.index'),
  ]
  const suspended = await makeStore(it.ctx.db, { status: 'suspended' })
  const clerk = await office.clerk({
    rights: ['Admin.order_comments.index', 'Admin.order_comments.show'],
    screens: { '/Admin/order_comments': ['view'] },
  })
  const blind = await office.clerk({ rights: ['Admin.goods.index'] })
  ids = {
    comment: comments[0]!,
    home: await toldTo('Home', shopper.id),
    seller: await toldTo('Seller', store.user_id),
    admin: await toldTo('Admin', office.boss.id),
  }
  Object.assign(callers, {
    guest: it.as(null),
    buyer: shopper.call,
    otherShopper: (await makeShopper(it)).call,
    owner: (await loginSeller(it, store)).call,
    staff: it.as(staff.token, 'Seller'),
    reader: it.as(reader.token, 'Seller'),
    otherStaff: it.as(otherStaff.token, 'Seller'),
    otherStore: (await loginSeller(it, await makeStore(it.ctx.db))).call,
    suspended: (await loginSeller(it, suspended)).call,
    boss: office.boss,
    clerk: clerk.call,
    blind: blind.call,
  } satisfies Record<Caller, Call>)
})
afterAll(() => it.close())

const login = 'NOT_LOGGED_IN'
type ExpectedAnswers = Record<Caller, string>
type Some<Of extends Caller> = Partial<ExpectedAnswers> & Record<Of, string>
const shoppers = { guest: login, buyer: login, otherShopper: login }
const sellers = {
  owner: login,
  staff: login,
  reader: login,
  otherStaff: login,
  otherStore: login,
  suspended: login,
}
const admins = { boss: login, clerk: login, blind: login }
const everybody: ExpectedAnswers = {
  guest: 'ok',
  buyer: 'ok',
  otherShopper: 'ok',
  owner: 'ok',
  staff: 'ok',
  reader: 'ok',
  otherStaff: 'ok',
  otherStore: 'ok',
  suspended: 'ok',
  boss: 'ok',
  clerk: 'ok',
  blind: 'ok',
}
/** A call of the shop: sessions of back offices are none there. */
const home = (expected: Some<'buyer' | 'otherShopper'>): ExpectedAnswers => ({
  ...shoppers,
  ...sellers,
  ...admins,
  ...expected,
})
/** A call of a store: staff without the right are refused, other stores find nothing. */
const seller = (expected: Some<'otherStore' | 'suspended'>): ExpectedAnswers => ({
  ...shoppers,
  ...admins,
  owner: 'ok',
  staff: 'ok',
  reader: 'ok',
  otherStaff: 'FORBIDDEN',
  ...expected,
})
const admin = (expected: Some<'boss' | 'clerk' | 'blind'>): ExpectedAnswers => ({
  ...shoppers,
  ...sellers,
  ...expected,
})
const everyAdmin = admin({ boss: 'ok', clerk: 'ok', blind: 'ok' })
/** What every account of a store has for itself, whatever its rights; a store that is suspended too. */
const everySeller = seller({ otherStaff: 'ok', otherStore: 'ok', suspended: 'ok' })
const everyShopper = home({ buyer: 'ok', otherShopper: 'ok' })

const params = () => ({ id: ids.comment })
const off = { body: { kind: 'order', is_on: false } } as const
type CallRoute = (call: Call) => Promise<unknown>
const calls: [name: string, ask: CallRoute, expected: ExpectedAnswers][] = [
  ['GET /goods_comments/{id}', (call) => call(shop.goodsComments, { params: { id: order.goods_id } }), everybody],
  [
    'GET /user/order/comment/{id}',
    (call) => call(shop.commentForm, { params: { id: order.id } }),
    home({ buyer: 'ok', otherShopper: 'ORDER_NOT_FOUND' }),
  ],
  [
    'POST /user/comments',
    (call) => call(shop.addComments, { body: { order_id: order.id, comments: [commentOn(order, { at: 1 })] } }),
    home({ otherShopper: 'ORDER_NOT_FOUND', buyer: 'ok' }),
  ],
  ['GET /user/comments', (call) => call(shop.ownComments, {}), everyShopper],
  ['GET /user/comments/waiting', (call) => call(shop.uncommentedLines, {}), everyShopper],
  [
    'GET /user/comments/{id}',
    (call) => call(shop.ownComment, { params: params() }),
    home({ buyer: 'ok', otherShopper: 'NOT_FOUND' }),
  ],
  [
    'PUT /user/comments/{id}',
    (call) => call(shop.addToComment, { params: params(), body: { content: '还是很好' } }),
    home({ otherShopper: 'NOT_FOUND', buyer: 'ok' }),
  ],
  [
    'GET /Seller/order_comments',
    (call) => call(backoffice.sellerComments.index, {}),
    seller({ otherStore: 'ok', suspended: 'ok' }),
  ],
  [
    'GET /Seller/order_comments/{id}',
    (call) => call(backoffice.sellerComments.show, { params: params() }),
    seller({ otherStore: 'NOT_FOUND', suspended: 'NOT_FOUND' }),
  ],
  [
    'PUT /Seller/order_comments/{id}/reply',
    (call) => call(backoffice.replyToComment, { params: params(), body: { reply: '谢谢' } }),
    seller({
      reader: 'FORBIDDEN',
      otherStore: 'NOT_FOUND',
      suspended: 'STORE_SUSPENDED',
      owner: 'ok',
      staff: 'COMMENT_REPLIED',
    }),
  ],
  [
    'GET /Admin/order_comments',
    (call) => call(backoffice.adminComments.index, {}),
    admin({ boss: 'ok', clerk: 'ok', blind: 'FORBIDDEN' }),
  ],
  [
    'GET /Admin/order_comments/{id}',
    (call) => call(backoffice.adminComments.show, { params: params() }),
    admin({ boss: 'ok', clerk: 'ok', blind: 'FORBIDDEN' }),
  ],
  [
    'PUT /Admin/order_comments/{id}/hide',
    (call) => call(backoffice.hideComment, { params: params(), body: { reason: '广告' } }),
    admin({ clerk: 'FORBIDDEN', blind: 'FORBIDDEN', boss: 'ok' }),
  ],
  [
    'PUT /Admin/order_comments/{id}/restore',
    (call) => call(backoffice.restoreComment, { params: params() }),
    admin({ clerk: 'FORBIDDEN', blind: 'FORBIDDEN', boss: 'ok' }),
  ],
  ['GET /user/notifications', (call) => call(notices.listNotifications, {}), everyShopper],
  ['GET /user/notifications/unread', (call) => call(notices.countUnread, {}), everyShopper],
  [
    'POST /user/notifications/{id}/read',
    (call) => call(notices.readNotification, { params: { id: ids.home }, body: {} }),
    home({ buyer: 'ok', otherShopper: 'NOT_FOUND' }),
  ],
  ['POST /user/notifications/read', (call) => call(notices.readNotifications, { body: { until: 0 } }), everyShopper],
  ['GET /user/notifications/switches', (call) => call(notices.notificationSwitches, {}), everyShopper],
  ['PUT /user/notifications/switches', (call) => call(notices.setNotificationSwitch, off), everyShopper],
  ['GET /Seller/auth/notifications', (call) => call(notices.sellerNotifications.list, {}), everySeller],
  ['GET /Seller/auth/notifications/unread', (call) => call(notices.sellerNotifications.unread, {}), everySeller],
  [
    'POST /Seller/auth/notifications/{id}/read',
    (call) => call(notices.sellerNotifications.read, { params: { id: ids.seller }, body: {} }),
    seller({
      staff: 'NOT_FOUND',
      reader: 'NOT_FOUND',
      otherStaff: 'NOT_FOUND',
      otherStore: 'NOT_FOUND',
      suspended: 'NOT_FOUND',
    }),
  ],
  [
    'POST /Seller/auth/notifications/read',
    (call) => call(notices.sellerNotifications.readAll, { body: { until: 0 } }),
    everySeller,
  ],
  ['GET /Seller/auth/notifications/switches', (call) => call(notices.sellerNotifications.switches, {}), everySeller],
  ['PUT /Seller/auth/notifications/switches', (call) => call(notices.sellerNotifications.setSwitch, off), everySeller],
  ['GET /Admin/auth/notifications', (call) => call(notices.adminNotifications.list, {}), everyAdmin],
  ['GET /Admin/auth/notifications/unread', (call) => call(notices.adminNotifications.unread, {}), everyAdmin],
  [
    'POST /Admin/auth/notifications/{id}/read',
    (call) => call(notices.adminNotifications.read, { params: { id: ids.admin }, body: {} }),
    admin({ boss: 'ok', clerk: 'NOT_FOUND', blind: 'NOT_FOUND' }),
  ],
  [
    'POST /Admin/auth/notifications/read',
    (call) => call(notices.adminNotifications.readAll, { body: { until: 0 } }),
    everyAdmin,
  ],
  ['GET /Admin/auth/notifications/switches', (call) => call(notices.adminNotifications.switches, {}), everyAdmin],
  [
    'PUT /Admin/auth/notifications/switches',
    (call) => call(notices.adminNotifications.setSwitch, { body: { kind: 'review', is_on: false } }),
    everyAdmin,
  ],
]

describe.each(calls)('%s', (_name, ask, expected) => {
  test.each(Object.entries(expected) as [Caller, string][])('%s: %s', async (caller, key) => {
    expect(await keyOf(ask(callers[caller]))).toBe(key)
  })
})

test('lists hold one’s own alone', async () => {
  const own = async (caller: Caller) => (await callers[caller](shop.ownComments, {})).data.map(({ id }) => id)
  expect([(await own('buyer')).includes(ids.comment), await own('otherShopper')]).toEqual([true, []])
  for (const [caller, count] of [
    ['owner', 2],
    ['otherStore', 0],
    ['suspended', 0],
  ] as const)
    expect([caller, (await callers[caller](backoffice.sellerComments.index, {})).total]).toEqual([caller, count])
  const notified = async (caller: Caller) =>
    (await callers[caller](notices.sellerNotifications.list, {})).data.map(({ id }) => id)
  expect([await notified('owner'), await notified('staff'), await notified('otherStore')]).toEqual([
    [ids.seller],
    [],
    [],
  ])
  expect((await callers.otherShopper(notices.listNotifications, {})).total).toBe(0)
  expect((await callers.clerk(notices.adminNotifications.list, {})).total).toBe(0)
})

test('every call of comments and notifications is among them', () => {
  const named = new Set(calls.map(([name]) => name))
  const routesOf = (of: object): string[] =>
    Object.values(of).flatMap((one: unknown) => {
      if (!one || typeof one !== 'object') return []
      return 'method' in one && 'path' in one ? [`${String(one.method)} ${String(one.path)}`] : []
    })
  const lists = [backoffice.sellerComments, backoffice.adminComments].map(({ index, show }) => ({ index, show }))
  const groups = [shop, backoffice, ...lists, notices, notices.sellerNotifications, notices.adminNotifications]
  for (const route of groups.flatMap(routesOf)) expect(named).toContain(route)
})
