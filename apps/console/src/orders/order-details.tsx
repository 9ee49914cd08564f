import { adminOrderActivity, sellerOrderActivity } from '@fangshi/contract/activity'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import type { BackofficeOrder, BackofficeOrderDetail } from '@fangshi/contract/orders-backoffice'
import { Tag } from 'antd'
import { CustomerLink } from './buyer/customer-link.tsx'
import { RecordActivity } from '../activity/record-activity.tsx'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { RecordCard, RecordColumns } from '../kit/screen/record-columns.tsx'
import { ContactShopper } from './buyer/contact-shopper.tsx'
import { commissionScopes } from './commission-scopes.ts'
import styles from './order-details.module.css'
import { actorNames, statuses, texts } from './order-texts.ts'
import { ParcelTrace } from './parcel-trace.tsx'

const heads = {
  lines: l('商品明细', 'Items'),
  price: l('价格明细', 'Price breakdown'),
  parcels: l('包裹', 'Parcels'),
  history: l('订单记录', 'History'),
  sent: l('已发货', 'Shipped'),
  notSent: l('未发货', 'Not shipped'),
  commission: l('平台佣金（{{scope}} {{rate}}%）', 'Commission ({{scope}}, {{rate}}%)'),
  settlement: l('结算给店铺', 'Settled with the store'),
  notSettled: l('未结算', 'Not yet'),
  none: l('尚未发货', 'Nothing shipped yet'),
  refunded: l('已退款', 'Refunded'),
}

/** The items of an order, and which of them have shipped. */
function Lines({ order }: { order: BackofficeOrder }) {
  const t = useText()
  return (
    <ul className={styles.lines}>
      {order.order_goods.map((line) => (
        <li key={line.id} className={styles.line}>
          <img
            className={styles.picture}
            src={thumbnailOf(line.goods_image)}
            alt=""
            width={48}
            height={48}
            loading="lazy"
          />
          <span className={styles.name}>
            {line.goods_name}
            {line.sku_name && <span className={styles.sku}>{line.sku_name}</span>}
          </span>
          <span className={styles.figure}>
            ¥{line.goods_price} × {line.buy_num}
          </span>
          <span className={styles.figure}>¥{line.total_price}</span>
          <Tag color={line.parcel_id === null ? 'default' : 'success'}>
            {t(line.parcel_id === null ? heads.notSent : heads.sent)}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

/** The parts of a price; they sum to what was paid. */
function Steps({ order }: { order: BackofficeOrderDetail }) {
  const t = useText()
  return (
    <dl className={styles.steps}>
      {order.steps.map((step, at) => (
        // Steps have no id, and never change.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at}>
          <dt>{step.rule}</dt>
          <dd>¥{step.amount}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t(texts.total)}</dt>
        <dd>¥{order.total_price}</dd>
      </div>
      {Number(order.refunded_money) > 0 && (
        <div>
          <dt>{t(heads.refunded)}</dt>
          <dd>−¥{order.refunded_money}</dd>
        </div>
      )}
      {order.commissions.map(({ scope, rate, amount }) => (
        <div key={`${scope} ${rate}`}>
          <dt>{t(heads.commission, { scope: t(commissionScopes[scope]), rate })}</dt>
          <dd>¥{amount}</dd>
        </div>
      ))}
      {order.paid_at && (
        <div>
          <dt>{t(heads.settlement)}</dt>
          <dd>{order.settled_at ?? t(heads.notSettled)}</dd>
        </div>
      )}
    </dl>
  )
}

function Parcels({ order }: { order: BackofficeOrderDetail }) {
  const t = useText()
  if (!order.parcels.length) return <p className={styles.empty}>{t(heads.none)}</p>
  return (
    <ul className={styles.list}>
      {order.parcels.map((parcel) => (
        <ParcelTrace
          key={parcel.id}
          parcel={parcel}
          lines={order.order_goods
            .filter(({ parcel_id }) => parcel_id === parcel.id)
            .map((line) => [line.goods_name, line.sku_name, `× ${line.buy_num}`].filter(Boolean).join(' '))}
        />
      ))}
    </ul>
  )
}

function History({ order }: { order: BackofficeOrderDetail }) {
  const t = useText()
  const nameOf = (status: string): string => {
    const found = statuses.find(({ value }) => value === status)
    return found ? t(found.label) : status
  }
  return (
    <ol className={styles.list}>
      {order.history.map((move) => (
        <li key={`${move.at} ${move.status}`} className={styles.move}>
          <time className={styles.time}>{move.at}</time>
          <span>{nameOf(move.status)}</span>
          <span className={styles.by}>{t(actorNames[move.by] ?? l(move.by, move.by))}</span>
          {move.reason && <span>{move.reason}</span>}
        </li>
      ))}
    </ol>
  )
}

/** What belongs to an order: items and parcels, beside them its price and history. */
export function OrderDetails({ order, side }: { order: BackofficeOrderDetail; side: 'Admin' | 'Seller' }) {
  const t = useText()
  return (
    <RecordColumns
      main={
        <>
          <RecordCard title={t(heads.lines)}>
            <Lines order={order} />
          </RecordCard>
          <RecordCard title={t(heads.parcels)}>
            <Parcels order={order} />
          </RecordCard>
          <RecordActivity route={side === 'Admin' ? adminOrderActivity : sellerOrderActivity} id={order.id} />
        </>
      }
      side={
        <>
          <RecordCard title={t(heads.price)}>
            <Steps order={order} />
            {side === 'Seller' && <ContactShopper orderId={order.id} />}
            {side === 'Seller' && order.paid_at && <CustomerLink order_no={order.order_no} />}
          </RecordCard>
          <RecordCard title={t(heads.history)}>
            <History order={order} />
          </RecordCard>
        </>
      }
    />
  )
}
