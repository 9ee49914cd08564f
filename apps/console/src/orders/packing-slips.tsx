import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { texts } from './order-texts.ts'
import styles from './packing-slips.module.css'
import { PrintDialog } from '../kit/print/print-dialog.tsx'

const says = {
  slip: l('发货单', 'Packing slip'),
  sum: l('合计件数', 'Total items'),
}

/** A packing slip for the buyer: no prices, and not the store's own note. */
function Slip({ order }: { order: BackofficeOrder }) {
  const t = useText()
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <h2>{order.store_name}</h2>
        <span>{t(says.slip)}</span>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t(texts.orderNo)}</dt>
          <dd>{order.order_no}</dd>
        </div>
        <div>
          <dt>{t(texts.created)}</dt>
          <dd>{order.created_at}</dd>
        </div>
        <div>
          <dt>{t(texts.receiveName)}</dt>
          <dd>
            {order.receive_name} {order.receive_tel}
          </dd>
        </div>
        <div>
          <dt>{t(texts.receiveAddress)}</dt>
          <dd>
            {order.receive_area} {order.receive_address}
          </dd>
        </div>
        {order.parcels.map((parcel) => (
          <div key={parcel.id}>
            <dt>{t(texts.couriers)}</dt>
            <dd>
              {parcel.express_name} {parcel.delivery_no}
            </dd>
          </div>
        ))}
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t(texts.name)}</th>
            <th scope="col" className={styles.count}>
              {t(texts.pieces)}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.order_goods.map((line) => (
            <tr key={line.id}>
              <td>
                {line.goods_name} {line.sku_name}
              </td>
              <td className={styles.count}>{line.buy_num}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t(says.sum)}</td>
            <td className={styles.count}>{order.buy_num}</td>
          </tr>
        </tfoot>
      </table>
      {order.remark && (
        <p className={styles.remark}>
          {t(texts.buyerRemark)}: {order.remark}
        </p>
      )}
    </article>
  )
}

/** Packing slips, one per page. */
export const PackingSlips = ({ orders, onClose }: { orders: readonly BackofficeOrder[]; onClose: () => void }) => (
  <PrintDialog title={texts.print} onClose={onClose}>
    {orders.map((order) => (
      <Slip key={order.id} order={order} />
    ))}
  </PrintDialog>
)
