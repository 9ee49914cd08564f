import {
  cancelOrder,
  editReceiver,
  editReceiverAsAdmin,
  editShopRemark,
  type BackofficeOrder,
} from '@fangshi/contract/orders-backoffice'
import type { Resource } from '@fangshi/contract/resource'
import { call } from '../session/api.ts'
import type { FormValues } from '../kit/fields/spec.ts'
import type { RecordState } from '../kit/stale/use-stale.ts'
import type { OrderResource } from './order-resource.ts'
import { text, textarea } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import { texts } from './order-texts.ts'

interface Props {
  order: BackofficeOrder
  /** The list that the order was opened from. */
  resource: OrderResource
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

const receiverOf = ({ receive_name, receive_tel, receive_area, receive_address }: BackofficeOrder): FormValues => ({
  receive_name,
  receive_tel,
  receive_area,
  receive_address,
})
const remarkOf = ({ shop_remark = '' }: BackofficeOrder): FormValues => ({ shop_remark })

/** The order as it is now, for a form that someone else was quicker with. */
async function reread(
  resource: OrderResource,
  id: number,
  valuesOf: (order: BackofficeOrder) => FormValues,
): Promise<RecordState> {
  // Each of the lists answers an order; which, the union of their routes cannot say.
  const order = (await call<Resource['show']>(resource.show, { params: { id } })) as unknown as BackofficeOrder
  return { values: valuesOf(order), revision: order.revision }
}

/** Edits the recipient and address while nothing has shipped. */
export const ReceiverDialog = ({ order, resource, ...on }: Props) => (
  <ActDialog
    title={texts.receiver}
    subject={order.order_no}
    explained={l(
      '运费不变，修改会记入操作日志。',
      'The shipping fee stays the same. The change is recorded in the audit log.',
    )}
    fields={receiver}
    initial={receiverOf(order)}
    revised={{ revision: order.revision, reread: () => reread(resource, order.id, receiverOf) }}
    submit={({ receive_name, receive_tel, receive_area, receive_address }, _key, revision) =>
      call(resource.area === 'Admin' ? editReceiverAsAdmin : editReceiver, {
        params: { id: order.id },
        body: {
          receive_name: String(receive_name),
          receive_tel: String(receive_tel),
          receive_area: String(receive_area),
          receive_address: String(receive_address),
          revision,
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
    help: l('仅本店可见', 'Visible only to your store'),
  }),
}

/** The store's own note. */
export const RemarkDialog = ({ order, resource, ...on }: Props) => (
  <ActDialog
    title={texts.remark}
    subject={order.order_no}
    fields={remark}
    initial={remarkOf(order)}
    revised={{ revision: order.revision, reread: () => reread(resource, order.id, remarkOf) }}
    submit={({ shop_remark }, _key, revision) =>
      call(editShopRemark, { params: { id: order.id }, body: { shop_remark: String(shop_remark ?? ''), revision } })
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
    help: l('买家和商家都可以看到', 'Visible to the buyer and the store'),
  }),
}
const explained = {
  paid: l('已付款项将原路退回，库存同时恢复。', 'The payment goes back the way it was made and the stock is restored.'),
  unpaid: l('同一次结算的其他订单将一并取消。', 'Other orders from the same checkout are cancelled too.'),
}

/** Cancels an order of which nothing has shipped, for the platform. */
export const CancelDialog = ({ order, resource: _, ...on }: Props) => (
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
