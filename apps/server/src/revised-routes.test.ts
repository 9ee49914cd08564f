import type { Route } from '@fangshi/contract/route'
import { expect, test } from 'vitest'
import { product } from './app.ts'

/**
 * Every form of the back offices that is opened with stored values names the state it showed (`revision`,
 * docs/decisions/0092), or stands here: a write that moves a row, or that carries what it saw in another way.
 */
const acts = [
  // What the row was is in the call: the stock that was seen, the version that was reviewed.
  'PUT /Seller/skus/{id}/stock',
  'PUT /Seller/skus/stock',
  'PUT /Admin/goods/approve',
  'PUT /Admin/goods/reject',
  // One value for rows that were chosen in a list.
  'PUT /Seller/goods/shelf',
  'PUT /Seller/goods/prices',
  'PUT /Seller/goods/freight',
  'PUT /Admin/goods/take_down',
  'PUT /Admin/goods/reinstate',
  'PUT /Seller/file_spaces/move',
  // A switch of one’s own.
  'PUT /Admin/auth/notifications/switches',
  'PUT /Seller/auth/notifications/switches',
  'PUT /Admin/reports/subscription',
  'PUT /Seller/reports/subscription',
  // Moves of a row, which its state refuses.
  'PUT /Seller/store/status',
  'PUT /Seller/orders/{id}/ship',
  'PUT /Admin/orders/{id}/ship',
  'PUT /Admin/orders/{id}/cancel',
  'PUT /Admin/refunds/{id}/agree',
  'PUT /Admin/refunds/{id}/decide',
  'PUT /Admin/refunds/{id}/refuse',
  'PUT /Admin/returns/{id}/agree',
  'PUT /Admin/returns/{id}/decide',
  'PUT /Admin/returns/{id}/received',
  'PUT /Admin/returns/{id}/refuse',
  'PUT /Admin/returns/{id}/sent',
  'PUT /Admin/full_reductions/{id}/stop',
  'PUT /Seller/full_reductions/{id}/stop',
  'PUT /Seller/refunds/{id}/agree',
  'PUT /Seller/refunds/{id}/refuse',
  'PUT /Seller/returns/{id}/agree',
  'PUT /Seller/returns/{id}/contest',
  'PUT /Seller/returns/{id}/received',
  'PUT /Seller/returns/{id}/refuse',
  'PUT /Seller/returns/{id}/sent',
  'PUT /Admin/coupons/{id}/stop',
  'PUT /Admin/store_coupons/{id}/stop',
  'PUT /Seller/coupons/{id}/stop',
  'PUT /Seller/chats/{id}/messages/{seq}/recall',
  'PUT /Seller/chats/{id}/mute',
  'PUT /Seller/chats/{id}/unmute',
  'PUT /Seller/chats/{id}/transfer',
  'PUT /Seller/collectives/{id}/stop',
  'PUT /Admin/collectives/{id}/stop',
  'PUT /Seller/seckills/{id}/stop',
  'PUT /Admin/seckills/{id}/stop',
  'PUT /Seller/order_comments/{id}/reply',
  'PUT /Admin/order_comments/{id}/hide',
  'PUT /Admin/order_comments/{id}/restore',
  'PUT /Admin/integral_orders/{id}/ship',
  'PUT /Admin/integral_orders/{id}/cancel',
]

const isForm = ({ area, method, path }: Route): boolean =>
  area !== 'Home' && (method === 'PUT' || path.endsWith('/auth/edit'))
const fieldsOf = ({ body }: Route): object => (body as { shape?: object } | undefined)?.shape ?? {}

test('every form of the back offices names the state it showed, or is an act', () => {
  const forms = product.routes.filter(isForm)
  const without = forms.filter((route) => !('revision' in fieldsOf(route)))
  expect(without.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(acts.toSorted())
  expect(forms.length - without.length).toBeGreaterThan(30)
})
