import type { PointsOrderStatus } from '@fangshi/contract/points-order-states'
import { l, type UiText } from '../../i18n/ui-text.ts'

export const texts = {
  ship: l('发货', 'Ship'),
  shipped: l('已发货', 'Shipped'),
  cancel: l('取消订单', 'Cancel order'),
  cancelled: l('订单已取消', 'The order was cancelled'),
  cancelExplained: l(
    '积分立即退回买家账户，现金原路退回，库存恢复。',
    'The points go back to the buyer at once, cash to where it came from, and the stock is restored.',
  ),
  courier: l('快递公司', 'Courier'),
  trackingNo: l('快递单号', 'Tracking no.'),
  reason: l('原因', 'Reason'),
}

interface Choice {
  value: PointsOrderStatus
  label: UiText
  color: 'warning' | 'processing' | 'success' | 'default'
}

export const statuses: readonly Choice[] = [
  { value: 'waiting_payment', label: l('待付款', 'To pay'), color: 'warning' },
  { value: 'waiting_delivery', label: l('待发货', 'To ship'), color: 'processing' },
  { value: 'waiting_receipt', label: l('待收货', 'Shipped'), color: 'processing' },
  { value: 'completed', label: l('已完成', 'Completed'), color: 'success' },
  { value: 'cancelled', label: l('已取消', 'Cancelled'), color: 'default' },
]
