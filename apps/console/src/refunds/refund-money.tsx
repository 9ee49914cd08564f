import type { BackofficeRefundDetail } from '@fangshi/contract/refunds-backoffice'
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { l, type UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { CopyText } from '../kit/ui/copy-text.tsx'
import { statuses } from '../orders/order-texts.ts'
import { paymentMethodNames } from '../payments/payment-methods.ts'
import styles from './refund-details.module.css'

const payouts = {
  due: { label: l('等待退款', 'Due'), color: 'warning' },
  processing: { label: l('退款处理中', 'In progress'), color: 'processing' },
  paid: { label: l('已到账', 'Paid back'), color: 'success' },
  refused: { label: l('原渠道失败，已退到余额', 'Provider declined; paid to balance'), color: 'error' },
} as const
const says = {
  goods: l('商品退款', 'Items'),
  freight: l('退还运费', 'Shipping'),
  total: l('退款合计', 'Refund total'),
  goesTo: l('退回到', 'Paid back to'),
  order: l('订单', 'Order'),
  orderState: l('订单状态', 'Order status'),
  orderTotal: l('订单实付', 'Order total'),
  orderRefunded: l('订单已退', 'Refunded so far'),
  paidBy: l('付款方式', 'Paid by'),
  paidAt: l('付款时间', 'Paid'),
  shippedAt: l('发货时间', 'Shipped'),
  receivedAt: l('收货时间', 'Received'),
}

/** What goes back and where to, and the order that it belongs to. */
export function RefundMoney({ refund }: { refund: BackofficeRefundDetail }) {
  const t = useText()
  const { order, payout } = refund
  const state = statuses.find(({ value }) => value === order.order_status)
  const rows: readonly (readonly [UiText, ReactNode])[] = [
    ...(refund.kind === 'exchange'
      ? []
      : ([
          [says.goods, `¥${refund.goods_money}`],
          [says.freight, `¥${refund.freight_money}`],
          [says.total, <strong key="total">¥{refund.total}</strong>],
          [
            says.goesTo,
            <span key="to">
              {refund.goes_to.map(({ method, amount }) => `${t(paymentMethodNames[method])} ¥${amount}`).join(' · ') ||
                '-'}{' '}
              {payout && <Tag color={payouts[payout.status].color}>{t(payouts[payout.status].label)}</Tag>}
            </span>,
          ],
        ] as const)),
    [says.order, <CopyText key="no" text={order.order_no} />],
    [says.orderState, state ? t(state.label) : order.order_status],
    [says.orderTotal, `¥${order.total_price}`],
    [says.orderRefunded, `¥${order.refunded_money}`],
    [says.paidBy, order.payment_name ? t(paymentMethodNames[order.payment_name]) : '-'],
    [says.paidAt, order.paid_at ?? '-'],
    [says.shippedAt, order.shipped_at ?? '-'],
    [says.receivedAt, order.received_at ?? '-'],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name.en}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
