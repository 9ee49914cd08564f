import { getPayment, payOrder } from '@fangshi/contract/orders'
import { on, onSteps } from '../../kernel/http/on.ts'
import { prepareAttempt, showPreparation, wayToPay } from '../payments/public.ts'
import { beginOrderPayment, payOrder as payByBalance } from './life/pay-order.ts'
import { readPayment } from './lists/read-payment.ts'

export const payingRoutes = [
  on(getPayment, ({ ctx, who, params, query }) => readPayment(ctx, who, { ...params, ...query })),
  onSteps(payOrder, async ({ ctx, who, body, ip, once }) => {
    const { group_no, method, device = 'desktop', openid = '', ticket } = body
    if (method === 'balance') {
      const { amount_cents } = await once((tx) => payByBalance(tx, ctx, who, { group_no, ticket }))
      return showPreparation({ paid: true, amount_cents }, ctx.now())
    }
    const way = await wayToPay(ctx, method, { client: device, payer_id: openid })
    const attempt = await once((tx) => beginOrderPayment(tx, ctx, who, { group_no, way }))
    return showPreparation(await prepareAttempt(ctx, attempt, { ip, payer_id: openid }), ctx.now())
  }),
]
