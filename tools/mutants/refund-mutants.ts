import { patchesIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const refunds = `${modules}/refunds`
const life = `${refunds}/life/refund.test.ts`
const plan = `${refunds}/request/plan-request.test.ts`
const http = `${refunds}/refunds.http.test.ts`
const returns = `${refunds}/returns.http.test.ts`
const platform = `${refunds}/platform.http.test.ts`
const races = `${refunds}/refunds.race.test.ts`
const updates = 'apps/server/src/money-rules/guarded-updates.db.test.ts'

type Texts = Parameters<typeof patchesIn>[1]
const code = (guard: string, patch: Texts | readonly Texts[], killedBy: Mutant['killedBy']): Mutant => ({
  guard: `refunds: ${guard}`,
  patches: patchesIn(modules, ...(typeof patch[0] === 'string' ? [patch as Texts] : (patch as readonly Texts[]))),
  killedBy,
})
const planning = 'refunds/request/plan-request.ts'
const moving = 'refunds/life/move-refund.ts'
const rows = 'refunds/life/refund.db.ts'
/** A guard of what can be asked for, in `plan-request.ts`, which the test of that name holds. */
const asking = (guard: string, guarded: string, unguarded: string, test: string): Mutant =>
  code(guard, [planning, guarded, unguarded], [plan, `what can be asked for ${test}`])

/** Who asks for what, when and how much; who moves a request, once. */
export const refundMutants: readonly Mutant[] = [
  code(
    'the request of another shopper',
    [rows, 'r.user_id = $3)', 'r.user_id is not null)'],
    [http, 'what is refused somebody else'],
  ),
  code(
    'the request of another store',
    [rows, 'r.store_id = $2)', 'r.store_id is not null)'],
    [http, 'what is refused somebody else'],
  ),
  code(
    'the order of another shopper',
    ['refunds/request/order-facts.db.ts', 'o.user_id = $2)', 'o.user_id is not null)'],
    [http, 'what is refused less before shipping'],
  ),
  code('its own list', [moving, '!found || !isIn(list, found)', '!found'], [http, 'what is refused somebody else']),
  code(
    'moves of its state alone',
    [moving, 'if (!mayMoveRefund(move, refund.status, actorOf(who).by)) fail(', 'if (refund.id < 0) fail('],
    [races, 'agreeing, withdrawing and silence'],
  ),
  code(
    'a status that changed meanwhile',
    [rows, 'where id = $1 and status = $2 returning id', 'where id = $1 and $2::text is not null returning id'],
    [updates, 'refunds'],
  ),
  code(
    'one at a time: locks and the status',
    [
      [
        moving,
        "  await lockBill(tx, 'order_group', found.group_id)\n  await lockStoreOrder(tx, null, found.order_id)\n",
        '',
      ],
      [rows, ' for no key update of r', ''],
      [rows, 'where id = $1 and status = $2 returning id', 'where id = $1 and $2::text is not null returning id'],
    ],
    [races, 'agreeing, withdrawing and silence'],
  ),
  code(
    'requests of one order wait for each other',
    [
      moving,
      "  await lockBill(tx, 'order_group', found.group_id)\n  await lockStoreOrder(tx, null, found.order_id)\n",
      '',
    ],
    [races, 'freight comes back once'],
  ),
  code(
    'shipping waits for a request',
    ['refunds/request/request-refund.ts', '  await lockStoreOrder(tx, null, order_id)\n', ''],
    [races, 'a line is either shipped or kept'],
  ),
  code(
    'one request of a line: its hold',
    ['orders/after-sale/after-sale.db.ts', ' and open_refund_id is null returning id', ' returning id'],
    [http, 'money after shipping an appeal waits'],
  ),
  code(
    'a request that is not due',
    ['refunds/life/move-in-time.ts', 'if (!due_at || due_at > ctx.now()) return', 'if (!due_at) return'],
    [updates, 'refunds'],
  ),
  code(
    'the order’s state',
    [planning, "if (!refundable.includes(status)) return 'status'", ''],
    [plan, 'whether an order can be asked about'],
  ),
  code(
    'fifteen days after the receipt',
    [planning, "return isWithinWindow(received_at, now) ? null : 'window'", 'return null'],
    [plan, 'whether an order can be asked about'],
  ),
  code(
    'the last instant of the window',
    ['refunds/life/refund.ts', 'now < askBefore(receivedAt)', 'now <= askBefore(receivedAt)'],
    [life, 'shoppers ask until'],
  ),
  asking(
    'a line twice',
    'if (new Set(requested.map(({ id }) => id)).size < requested.length)',
    'if (requested.length < 0)',
    'a line twice',
  ),
  asking(
    'a line of another order',
    "lines.find(({ id }) => id === one.id) ?? fail('NOT_FOUND')",
    '(lines.find(({ id }) => id === one.id) ?? lines[0])!',
    'another line',
  ),
  asking(
    'a line with another request',
    "if (line.open_refund_id !== null) fail('REFUND_OPEN')",
    '',
    'a line with another request',
  ),
  asking('pieces that are left', "if (one.buy_num > piecesLeft(line)) fail('REFUND_TOO_MANY')", '', 'more pieces than'),
  asking(
    'goods that were sent',
    "if (kind !== 'refund' && !line.is_sent) fail('REFUND_NOT_SENT')",
    '',
    'a return of goods',
  ),
  asking(
    'the most for a line',
    "if (amount !== undefined && amount > most) fail('REFUND_TOO_MUCH')",
    '',
    'more money than',
  ),
  asking('a fixed amount', "? most : fail('REFUND_AMOUNT_FIXED')", '? most : amount', 'the most is what was paid'),
  asking('money that is left', "if (most === 0) fail('REFUND_TOO_MUCH')", '', 'money where none is left'),
  asking('freight once', 'requested === left && lines.every', 'lines.every', 'freight comes back'),
  code(
    'a replacement of the same goods',
    [
      'refunds/request/request-refund.ts',
      "if (!found) fail('REPLACEMENT_INVALID')",
      'if (!found) return { ...one, replacement: null }',
    ],
    [returns, 'an exchange takes no other goods'],
  ),
  code(
    'a replacement in stock',
    ['refunds/request/request-refund.ts', 'if (found.stock < one.n) fail(', 'if (found.stock < 0) fail('],
    [platform, 'an exchange is for pieces'],
  ),
  code(
    'pictures of one’s own',
    ['refunds/need-refund-images.ts', 'if (Object.keys(foreign).length) failFields(foreign)', ''],
    [http, 'what is refused pictures'],
  ),
  code(
    'reasons of the kind',
    [
      'refunds/request/request-refund.ts',
      "if (reason !== 'other' && !refundReasonText(kind, reason)) failFields",
      "if (reason === 'changed_mind') failFields",
    ],
    [http, 'what is refused less before shipping'],
  ),
  code(
    'the time to appeal',
    ['refunds/life/refund.ts', "&& due_at && now < due_at) actions.push('appeal')", ") actions.push('appeal')"],
    [life, 'each side sees'],
  ),
  code(
    'an appeal for what went back',
    [
      'refunds/life/move-own-refund.ts',
      "if (lines.some((line) => line.n > piecesLeft(line))) fail('REFUND_TOO_MANY')",
      '',
    ],
    [platform, 'an appeal comes too late'],
  ),
  code(
    'an appeal for money that went back',
    [
      'refunds/life/move-own-refund.ts',
      "if (lines.some((line) => line.amount_cents > 0 && mostFor(line, line.n) === 0)) fail('REFUND_TOO_MUCH')",
      '',
    ],
    [platform, 'an appeal comes too late'],
  ),
  code(
    'no more than is left',
    [
      'refunds/life/pay-out.ts',
      'const cents = Math.min(decided ?? requested, most)',
      'const cents = decided ?? requested',
    ],
    [platform, 'an appeal pays no more'],
  ),
  code(
    'goods that were sent back are not withdrawn',
    ['refunds/life/refund.ts', "if (may('withdraw') && !is_sent_back)", "if (may('withdraw'))"],
    [life, 'each side sees'],
  ),
  code(
    'messages of open requests',
    ['refunds/life/move-own-refund.ts', "if (!isOpenRefund(status)) fail('REFUND_MOVE_REFUSED')", ''],
    [platform, 'a dispute is decided'],
  ),
  code(
    'a decision about own lines',
    [
      'refunds/life/decide-refund.ts',
      "lines.find((one) => one.id === lineId) ?? fail('NOT_FOUND')",
      '(lines.find((one) => one.id === lineId) ?? lines[0])!',
    ],
    [platform, 'a dispute is decided'],
  ),
  code(
    'a decision about no more than was paid',
    ['refunds/life/decide-refund.ts', "if (amount > most) fail('REFUND_TOO_MUCH')", ''],
    [http, 'money after shipping may be less'],
  ),
  code(
    'all money of what was not shipped',
    ['refunds/life/decide-refund.ts', "if (amount < most && !line.is_sent) fail('REFUND_AMOUNT_FIXED')", ''],
    [platform, 'a decision about pieces'],
  ),
  code(
    'goods are sent back once',
    [
      'refunds/life/decide-refund.ts',
      "if (refund.kind === 'refund' || (await isSentBack(tx, id))) fail",
      "if (refund.kind === 'refund') fail",
    ],
    [platform, 'a dispute is decided'],
  ),
  code(
    'money only needs no parcel',
    [
      'refunds/life/decide-refund.ts',
      "if (refund.kind === 'refund' || (await isSentBack(tx, id))) fail",
      'if (await isSentBack(tx, id)) fail',
    ],
    [platform, 'a dispute is decided'],
  ),
  code(
    'the platform gives back of paid orders',
    [
      'refunds/platform/grant-refund.ts',
      "if (!mayMoveOrder('refund_all', order.status, 'admin')) fail('REFUND_REFUSED')",
      '',
    ],
    [platform, 'the platform gives money back'],
  ),
  code(
    'freight of unsent orders',
    [
      'refunds/life/pay-out.ts',
      'unrefunded_num === pieces && !is_part_sent ? freight_cents : 0',
      'unrefunded_num === pieces ? freight_cents : 0',
    ],
    [returns, 'a return is agreed, sent back'],
  ),
]
