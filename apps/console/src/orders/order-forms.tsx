import { cancelOrder, editReceiver, editShopRemark, type BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { call } from '../session/api.ts'
import { text, textarea } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import { texts } from './order-texts.ts'

interface Props {
  order: BackofficeOrder
  onClose: () => void
  onDone: () => void
}

const receiver = {
  receive_name: text(texts.receiveName, { required: true, maxlength: 30, span: 24 }),
  receive_tel: text(texts.receiveTel, {
    required: true,
    maxlength: 11,
    span: 24,
    check: (value) => (/^1[3-9]\d{9}$/.test(String(value).trim()) ? undefined : 'PHONE_INVALID'),
  }),
  receive_area: text(texts.receiveArea, { required: true, maxlength: 100, span: 24 }),
  receive_address: text(texts.receiveAddress, { required: true, maxlength: 120, span: 24 }),
}

/** To whom and where an order goes, while nothing of it is sent. */
export const ReceiverDialog = ({ order, ...on }: Props) => (
  <ActDialog
    title={texts.receiver}
    subject={order.order_no}
    explained={l('运费不变；修改会记入操作日志。', 'The freight stays as paid; the audit log keeps the change.')}
    fields={receiver}
    initial={{
      receive_name: order.receive_name,
      receive_tel: order.receive_tel,
      receive_area: order.receive_area,
      receive_address: order.receive_address,
    }}
    submit={({ receive_name, receive_tel, receive_area, receive_address }) =>
      call(editReceiver, {
        params: { id: order.id },
        body: {
          receive_name: String(receive_name),
          receive_tel: String(receive_tel),
          receive_area: String(receive_area),
          receive_address: String(receive_address),
        },
      })
    }
    {...on}
  />
)

const remark = {
  shop_remark: textarea(texts.remark, {
    maxlength: 200,
    rows: 3,
    span: 24,
    help: l('只有本店看得到', 'Only this store sees it'),
  }),
}

/** The store's own note. */
export const RemarkDialog = ({ order, ...on }: Props) => (
  <ActDialog
    title={texts.remark}
    subject={order.order_no}
    fields={remark}
    initial={{ shop_remark: order.shop_remark ?? '' }}
    submit={({ shop_remark }) =>
      call(editShopRemark, { params: { id: order.id }, body: { shop_remark: String(shop_remark ?? '') } })
    }
    {...on}
  />
)

const reason = {
  reason: textarea(l('原因', 'Reason'), {
    required: true,
    maxlength: 200,
    rows: 3,
    span: 24,
    help: l('买家和商家都看得到', 'Buyer and store read it'),
  }),
}
const explained = {
  paid: l(
    '已付的钱退回买家余额，库存还原。',
    'What was paid goes back to the buyer’s balance, the pieces to the shelf.',
  ),
  unpaid: l('同一次下单的其他订单一起取消。', 'The other orders of the same checkout are cancelled with it.'),
}

/** The platform cancels an order of which nothing is sent. */
export const CancelDialog = ({ order, ...on }: Props) => (
  <ActDialog
    title={texts.cancel}
    subject={order.order_no}
    explained={order.order_status === 'waiting_payment' ? explained.unpaid : explained.paid}
    fields={reason}
    isDanger
    submit={(values, key) =>
      call(cancelOrder, { params: { id: order.id }, body: { reason: String(values.reason) } }, { key })
    }
    {...on}
  />
)
