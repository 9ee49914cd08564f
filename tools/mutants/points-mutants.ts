import { mutantsIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const mall = `${modules}/points-mall/points-mall.http.test.ts`
const earned = `${modules}/points/points.db.test.ts`
const ending = `${modules}/points/points-expiry.http.test.ts`
const days = `${modules}/points/expiry.test.ts`
const outside = `${modules}/points-mall/points-payments.http.test.ts`

const code = mutantsIn(modules)

/** What orders earn, what refunds take back, and what the points mall sells. */
export const pointsMutants: readonly Mutant[] = [
  code(
    'points: what went back earns nothing',
    ['points/earned-points.db.ts', 'sum(l.paid_cents - l.refunded_cents)::bigint', 'sum(l.paid_cents)::bigint'],
    [earned, 'a refund before the settlement'],
  ),
  code(
    'points: the rate of the order',
    ['orders/checkout/place.db.ts', '$19::int', 'least($19::int, 100)'],
    [earned, 'an order earns points'],
  ),
  code(
    'points: taken back for refunds',
    ['points/module.ts', ', on(refundPaidOut, revokePoints)', ''],
    [earned, 'refunds after the settlement'],
  ),
  code(
    'points: what was spent is owed',
    ['points/revoke-points.ts', 'if (!revoked) return', 'if (!revoked || revoked.points > 5) return'],
    [earned, 'refunds after the settlement'],
  ),
  code(
    'points: how many days they last',
    ['points/expiry.ts', 'dayAfter(day, -valid_days)', 'dayAfter(day, 1 - valid_days)'],
    [days, 'points last so many days'],
  ),
  code(
    'points: a new setting takes nothing away at once',
    ['points/expiry.ts', 'valid_days === 0 || first < since ?', 'valid_days === 0 ?'],
    [ending, 'a new setting counts for older points'],
  ),
  code(
    'points: what came back keeps its age',
    [
      'points/expiry.db.ts',
      "and p.log_event <> 'points_returned' and p.created_at >= $1)`",
      'and p.created_at >= $1)`',
    ],
    [ending, 'points that come back of a cancelled order'],
  ),
  code(
    'points: a day ends them once',
    ['points/expiry.db.ts', "operation_key = 'points_expired:' ||", "operation_key = 'none:' ||"],
    [ending, 'what comes back while a day goes on'],
  ),
  code(
    'points: the oldest are spent first',
    ['points/expire-points.timers.ts', 'amount: points }],', 'amount: Math.min(points, 60) }],'],
    [ending, 'points end after their days'],
  ),
  code(
    'points mall: stock that is left',
    ['points-mall/goods/points-goods.db.ts', ' and g.stock >= $2 and', ' and'],
    [mall, 'of 64 who want'],
  ),
  code(
    'points mall: goods on the shelf',
    ['points-mall/goods/points-goods.db.ts', "'g.on_shelf and g.deleted_at is null'", "'g.deleted_at is null'"],
    [mall, 'orders that are not possible'],
  ),
  code(
    'points mall: the limit of a person',
    [
      'points-mall/orders/place-points-order.ts',
      "if (left !== null && left < buy_num) fail('POINTS_LIMIT_REACHED')",
      '',
    ],
    [mall, 'of two orders at once'],
  ),
  code(
    'points mall: the price that was shown',
    ['points-mall/orders/place-points-order.ts', 'total_points !== input.total_points || ', ''],
    [mall, 'orders that are not possible'],
  ),
  code(
    'points mall: who pays',
    ['points-mall/orders/points-orders.db.ts', 'order_no = $1 and user_id = $2)`', 'order_no = $1 and $2 > 0)`'],
    [mall, 'orders of somebody else'],
  ),
  code(
    'points mall: paid in time',
    [
      'points-mall/orders/pay-points-order.ts',
      "if (!order?.pay_before || order.pay_before <= ctx.now()) fail('ORDER_NOT_PAYABLE')",
      'if (!order) return { amount_cents: 0 }',
    ],
    [mall, 'unpaid orders are cancelled'],
  ),
  code(
    'points mall: each move from its status',
    [
      'points-mall/orders/points-orders.db.ts',
      'where id = $1 and status = any($6::text[])',
      'where id = $1 and $6::text[] is not null',
    ],
    [mall, 'an order for points alone'],
  ),
  code(
    'points mall: the bill closes first',
    [
      'points-mall/orders/cancel-points-order.ts',
      "if (error instanceof Refusal && error.key === 'ORDER_NOT_PAYABLE') fail('ORDER_MOVE_REFUSED')",
      'return',
    ],
    [outside, 'paid before it is cancelled'],
    [
      'points-mall/orders/cancel-points-order.ts',
      "if (!(await movePointsOrderRow(tx, order.id, { move: 'cancel_unpaid', at, reason }))) fail('ORDER_MOVE_REFUSED')",
      "await movePointsOrderRow(tx, order.id, { move: 'cancel_unpaid', at, reason })",
    ],
  ),
  code(
    'points mall: closed at the provider first',
    [
      'points-mall/orders/cancel-points-order.ts',
      "if ((await endAttempts(ctx, 'points_order', order.id)) === 'unknown') fail('PAY_CHANNEL_BUSY')",
      '',
    ],
    [outside, 'a cancelled order cannot be paid any more'],
  ),
  code(
    'points mall: the cash part goes back',
    [
      'points-mall/orders/cancel-points-order.ts',
      '  if (total_cash_cents)\n    await payBack',
      '  if (!total_cash_cents)\n    await payBack',
    ],
    [outside, 'wechat: the cash part is paid outside'],
  ),
  code(
    'points mall: an hour for a provider that is silent',
    ['points-mall/orders/points-orders.timers.ts', "(end === 'unknown' && !isGivenUp)", "end === 'unknown'"],
    [outside, 'while the provider does not answer'],
  ),
]
