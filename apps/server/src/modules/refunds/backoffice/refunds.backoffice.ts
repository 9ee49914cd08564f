import { cancelOrder } from '@fangshi/contract/orders-backoffice'
import { grantForm, previewGrant } from '@fangshi/contract/refund-grants'
import * as contract from '@fangshi/contract/refunds-backoffice'
import { act } from '../../../kernel/http/act.ts'
import { after, on } from '../../../kernel/http/on.ts'
import { expressChoices } from '../../geo/public.ts'
import { agreeToRefund, refuseRefund } from '../life/answer-refund.ts'
import { decideRefund } from '../life/decide-refund.ts'
import { writeMessage } from '../life/move-own-refund.ts'
import type { MovedRequest } from '../life/moved.ts'
import { contestGoods, receiveGoods, sendReplacement } from '../life/return-goods.ts'
import { cancelAsAdmin, grantRefund } from '../platform/grant-refund.ts'
import { readGrantForm, readGrantPreview } from '../platform/read-grant.ts'
import { endAnyAttempts } from '../../orders/public.ts'
import { countsOfRefunds } from './counts.db.ts'

/** The request after its move. */
const show = ({ refund: { id, refund_no, kind }, after: { status } }: MovedRequest) => ({ id, refund_no, kind, status })

const money = { list: 'refunds' } as const
const goods = { list: 'returns' } as const

/** What a store does with requests of its buyers; the store always comes from the session. */
export const refundsSeller = [
  act(contract.agreeRefund, (tx, ctx, who, input) => agreeToRefund(tx, ctx, who, { ...input, ...money }), show),
  act(contract.refuseRefund, (tx, ctx, who, input) => refuseRefund(tx, ctx, who, { ...input, ...money }), show),
  act(contract.agreeReturn, (tx, ctx, who, input) => agreeToRefund(tx, ctx, who, { ...input, ...goods }), show),
  act(contract.refuseReturn, (tx, ctx, who, input) => refuseRefund(tx, ctx, who, { ...input, ...goods }), show),
  act(contract.receiveReturn, (tx, ctx, who, input) => receiveGoods(tx, ctx, who, { ...input, ...goods }), show),
  act(contract.sendReplacement, (tx, ctx, who, input) => sendReplacement(tx, ctx, who, { ...input, ...goods }), show),
  act(contract.contestReturn, contestGoods, show),
  act(contract.writeToRefund, writeMessage, show),
  on(contract.countSellerRefunds, ({ ctx, who }) => countsOfRefunds(ctx.db, 'refunds', who.store_id)),
  on(contract.countSellerReturns, ({ ctx, who }) => countsOfRefunds(ctx.db, 'returns', who.store_id)),
  on(contract.returnExpresses, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]

/** What the platform does with requests for orders of all stores. */
export const refundsAdmin = [
  act(contract.agreeRefundAsAdmin, (tx, ctx, who, input) => agreeToRefund(tx, ctx, who, { ...input, ...money }), show),
  act(contract.refuseRefundAsAdmin, (tx, ctx, who, input) => refuseRefund(tx, ctx, who, { ...input, ...money }), show),
  act(contract.agreeReturnAsAdmin, (tx, ctx, who, input) => agreeToRefund(tx, ctx, who, { ...input, ...goods }), show),
  act(contract.refuseReturnAsAdmin, (tx, ctx, who, input) => refuseRefund(tx, ctx, who, { ...input, ...goods }), show),
  act(contract.receiveReturnAsAdmin, (tx, ctx, who, input) => receiveGoods(tx, ctx, who, { ...input, ...goods }), show),
  act(
    contract.sendReplacementAsAdmin,
    (tx, ctx, who, input) => sendReplacement(tx, ctx, who, { ...input, ...goods }),
    show,
  ),
  act(contract.decideRefund, (tx, ctx, who, input) => decideRefund(tx, ctx, who, { ...input, ...money }), show),
  act(contract.decideReturn, (tx, ctx, who, input) => decideRefund(tx, ctx, who, { ...input, ...goods }), show),
  act(contract.writeToRefundAsAdmin, writeMessage, show),
  on(grantForm, ({ ctx, params, locale }) => readGrantForm(ctx.db, params.id, locale)),
  on(previewGrant, ({ ctx, params, query }) => readGrantPreview(ctx.db, params.id, query.lines)),
  act(contract.refundAsAdmin, grantRefund, show),
  after(
    cancelOrder,
    ({ ctx, params }) => endAnyAttempts(ctx, params.id),
    act(cancelOrder, cancelAsAdmin, ({ target, after: { order_status, refunded } }) => ({
      order_no: target,
      order_status,
      refunded,
    })),
  ),
  on(contract.countAdminRefunds, ({ ctx }) => countsOfRefunds(ctx.db, 'refunds', null)),
  on(contract.countAdminReturns, ({ ctx }) => countsOfRefunds(ctx.db, 'returns', null)),
  on(contract.returnExpressesAsAdmin, ({ ctx, locale }) => expressChoices(ctx.db, locale)),
]
