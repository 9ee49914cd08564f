import * as z from 'zod/mini'
import { parseMoney, type Cents } from './money.ts'
import { RefundableLine, refundMoney } from './refunds.ts'
import { route } from './route.ts'
import { Id, wire } from './shapes.ts'

/** What the platform can give back of an order by itself, and what that would do, before it does (rules §7). */

const line = '[1-9]\\d{0,14}x[1-9]\\d{0,2}(x\\d{1,9}\\.\\d{2})?'
const pattern = `^${line}(,${line}){0,199}$`

/** Chosen lines as `88x2,89x1x4.00`: the order line, its pieces and, where it is less than the most, the amount. */
const ChosenLines = wire(
  z.pipe(
    z.string('REQUIRED').check(z.regex(new RegExp(pattern), 'INVALID')),
    z.transform((text: string) =>
      text.split(',').map((one) => {
        const [id, buy_num, amount] = one.split('x')
        const cents = amount === undefined ? undefined : (parseMoney(amount) as Cents)
        return { id: Number(id), buy_num: Number(buy_num), amount: cents }
      }),
    ),
  ),
  { type: 'string', pattern },
)

const shared = { area: 'Admin', right: 'Admin.refunds.grant', params: z.strictObject({ id: Id }) } as const

export const grantForm = route('GET /Admin/refunds/orders/{id}', {
  ...shared,
  does: 'What can still be given back of the lines of an order, by its id.',
  reply: z.object({
    order_no: z.string(),
    lines: z.array(
      z.extend(
        z.pick(RefundableLine, {
          id: true,
          goods_name: true,
          sku_name: true,
          goods_image: true,
          paid_money: true,
          refunded_num: true,
          refunded_money: true,
          left_num: true,
          left_money: true,
          is_sent: true,
        }),
        {
          /** Why nothing can be given back of it. */
          obstacle: z.nullable(z.literal(['open_request', 'refunded'])),
        },
      ),
    ),
  }),
  fails: ['ORDER_NOT_FOUND'],
})

export const previewGrant = route('GET /Admin/refunds/orders/{id}/preview', {
  ...shared,
  does: 'What giving these lines back would do: the most and the chosen amount of each, freight, and where the money comes from and goes.',
  query: z.strictObject({ lines: ChosenLines }),
  reply: z.object({
    ...refundMoney,
    /** The order was settled: the store and the commission give the money back. Otherwise it was not paid out yet. */
    is_settled: z.boolean(),
    /** Pieces that were not shipped and go back in stock. */
    restocked_num: z.number(),
    /** Nothing of the order is left then. */
    ends_order: z.boolean(),
  }),
  fails: [
    'ORDER_NOT_FOUND',
    'NOT_FOUND',
    'REFUND_REFUSED',
    'REFUND_OPEN',
    'REFUND_TOO_MANY',
    'REFUND_AMOUNT_FIXED',
    'REFUND_TOO_MUCH',
  ],
})
