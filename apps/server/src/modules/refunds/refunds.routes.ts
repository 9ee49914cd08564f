import {
  getRefund,
  listRefunds,
  moveRefund,
  previewRefund,
  refundForm,
  requestRefund,
  userExpresses,
} from '@fangshi/contract/refunds'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { expressChoices } from '../geo/public.ts'
import { moveOwnRefund } from './life/move-own-refund.ts'
import { readForm, showPreview } from './request/read-form.ts'
import { planRequest, requestRefund as request } from './request/request-refund.ts'
import { listOwnRefunds, readRefund } from './show/read-refunds.ts'

/** Refunds, returns and exchanges as shoppers ask for them. */
export const refundsRoutes = [
  on(refundForm, ({ ctx, who, params, locale }) =>
    readForm(ctx.db, who.user_id, params.id, { locale, now: ctx.now() }),
  ),
  on(previewRefund, async ({ ctx, who, body }) =>
    showPreview(await planRequest(ctx.db, who, body, ctx.now()), body.kind),
  ),
  act(requestRefund, request, ({ id }, { tx, ctx, who, locale }) =>
    readRefund(tx, who.user_id, id, { locale, now: ctx.now() }),
  ),
  on(listRefunds, ({ ctx, who, query, locale }) =>
    listOwnRefunds(ctx.db, who.user_id, query, { locale, now: ctx.now() }),
  ),
  on(getRefund, ({ ctx, who, params, locale }) =>
    readRefund(ctx.db, who.user_id, params.id, { locale, now: ctx.now() }),
  ),
  act(moveRefund, moveOwnRefund, (_, { tx, ctx, who, params, locale }) =>
    readRefund(tx, who.user_id, params.id, { locale, now: ctx.now() }),
  ),
  on(userExpresses, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]
