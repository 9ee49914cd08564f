import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import type { BackofficeRefundAction } from '@fangshi/contract/refund-states'
import { l, type UiText } from '../i18n/ui-text.ts'
import { initialOf } from '../kit/fields/build.ts'
import type { FieldSpecs, FormValues } from '../kit/fields/spec.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import { call } from '../session/api.ts'
import { decidedBody, messageBody, reasonBody, receivedBody, sentBody, writtenBody } from './refund-bodies.ts'
import type { RefundScreen } from './refund-columns.tsx'
import { agreeFields, decideFields, messageFields, receivedFields, refuseFields, sentFields } from './refund-fields.ts'
import { expressesOf, refundRoutes } from './refund-routes.ts'
import { refundActions } from './refund-texts.ts'

const explained = {
  agreeRefund: l('同意后立即退款给买家。', 'The buyer is refunded at once.'),
  agreeReturn: l(
    '同意后买家将把商品寄到店铺的退货地址。',
    'The buyer then sends the items to the store’s return address.',
  ),
  refuse: l('买家可以在 7 天内申请平台介入。', 'The buyer may appeal to the platform within seven days.'),
  receivedReturn: l('确认后退款给买家。', 'The buyer is then refunded.'),
  receivedExchange: l('确认后请寄出换货商品。', 'The replacement is to be shipped next.'),
  contest: l(
    '提交后由平台裁决，请说明问题并附上图片。',
    'The platform then decides. Say what is wrong and add photos.',
  ),
  decide: l('裁决后不能更改。', 'A decision is final.'),
}

interface Act {
  fields: FieldSpecs
  explained?: UiText
  isDanger?: boolean
  submit: (values: FormValues, key: string) => Promise<unknown>
}

function actOf(action: BackofficeRefundAction, refund: BackofficeRefund, screen: RefundScreen): Act {
  const routes = refundRoutes(screen)
  const params = { id: refund.id }
  switch (action) {
    case 'agree':
      return {
        fields: agreeFields,
        explained: refund.kind === 'refund' ? explained.agreeRefund : explained.agreeReturn,
        submit: (values, key) => call(routes.agree, { params, body: messageBody(values) }, { key }),
      }
    case 'refuse':
      return {
        fields: refuseFields,
        explained: explained.refuse,
        isDanger: true,
        submit: (values, key) => call(routes.refuse, { params, body: reasonBody(values) }, { key }),
      }
    case 'received':
      return {
        fields: receivedFields,
        explained: refund.kind === 'exchange' ? explained.receivedExchange : explained.receivedReturn,
        submit: (values, key) => call(routes.received, { params, body: receivedBody(values) }, { key }),
      }
    case 'contest':
      return {
        fields: refuseFields,
        explained: explained.contest,
        isDanger: true,
        submit: (values, key) => call(routes.contest, { params, body: reasonBody(values) }, { key }),
      }
    case 'sent':
      return {
        fields: sentFields(expressesOf(screen)),
        submit: (values, key) => call(routes.sent, { params, body: sentBody(values) }, { key }),
      }
    case 'decide':
      return {
        fields: decideFields(refund),
        explained: explained.decide,
        submit: (values, key) => call(routes.decide, { params, body: decidedBody(refund, values) }, { key }),
      }
    case 'message':
      return {
        fields: messageFields,
        submit: (values, key) => call(routes.message, { params, body: writtenBody(values) }, { key }),
      }
  }
}

/** One act on a request, with what it needs. */
export function RefundDialog({
  action,
  refund,
  screen,
  onClose,
  onDone,
}: {
  action: BackofficeRefundAction
  refund: BackofficeRefund
  screen: RefundScreen
  onClose: () => void
  onDone: () => void
}) {
  const { fields, ...act } = actOf(action, refund, screen)
  return (
    <ActDialog
      title={refundActions[action]}
      subject={refund.refund_no}
      fields={fields}
      initial={initialOf(fields)}
      action={refundActions[action]}
      {...act}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
