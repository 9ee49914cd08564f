import { getTopUp, openTopUp, payTopUp, topUpMethods } from '@fangshi/contract/top-ups'
import { act } from '../../../kernel/http/act.ts'
import { on, onSteps } from '../../../kernel/http/on.ts'
import { prepareAttempt } from '../attempts/prepare.provider.ts'
import { showPreparation } from '../attempts/preparation.show.ts'
import { wayToPay } from '../attempts/ways.ts'
import { beginTopUpPayment, openTopUp as open } from './open-top-up.ts'
import { readTopUp, topUpMethodsFor } from './read-top-up.ts'

export const topUpRoutes = [
  on(topUpMethods, async ({ ctx, query }) => ({ methods: await topUpMethodsFor(ctx, query) })),
  act(openTopUp, open, ({ top_up_no }) => ({ top_up_no })),
  on(getTopUp, ({ ctx, who, params, query }) => readTopUp(ctx, who, { ...params, ...query })),
  onSteps(payTopUp, async ({ ctx, who, params: { top_up_no }, body, ip, once }) => {
    const { method, device = 'desktop', openid = '' } = body
    const way = await wayToPay(ctx, method, { client: device, payer_id: openid })
    const attempt = await once((tx) => beginTopUpPayment(tx, ctx, who, { top_up_no, way }))
    return showPreparation(await prepareAttempt(ctx, attempt, { ip, payer_id: openid }), ctx.now())
  }),
]
