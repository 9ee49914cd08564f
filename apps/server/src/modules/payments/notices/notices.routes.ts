import { paymentNotice } from '@fangshi/contract/payments'
import { inTx } from '../../../kernel/db/tx.ts'
import { fail } from '../../../kernel/fail.ts'
import { on, PlainAnswer } from '../../../kernel/http/on.ts'
import { countNotice, readNotice } from './take-notice.ts'

/** What each provider reads as done; anything else it sends again (payments §2). */
const done = { wechat: new PlainAnswer(204, ''), alipay: new PlainAnswer(200, 'success') }
const refused = {
  wechat: new PlainAnswer(401, '{"code":"FAIL","message":"the notice was refused"}'),
  alipay: new PlainAnswer(400, 'fail'),
}

export const noticesRoutes = [
  on(paymentNotice, async ({ ctx, params, raw }) => {
    const read = await readNotice(ctx, params, raw ?? fail('BODY_MALFORMED'))
    if ('refusal' in read) return read.refusal === 'UNKNOWN_DEVICE' ? fail('NOT_FOUND') : refused[params.channel]
    await inTx(ctx.db, (tx) => countNotice(tx, ctx, params, read))
    return done[params.channel]
  }),
]
