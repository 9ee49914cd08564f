import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Barcode } from './barcode.tsx'
import { texts } from './order-texts.ts'
import { PrintDialog } from '../kit/print/print-dialog.tsx'
import styles from './waybills.module.css'

const says = {
  to: l('收', 'To'),
  from: l('寄', 'From'),
  order: l('订单', 'Order'),
  pieces: l('件', 'items'),
}

type Parcel = BackofficeOrder['parcels'][number]

/** Parcels packed for one order lie in it as these lines; a list of orders names each line's parcel. */
const linesIn = ({ order_goods }: BackofficeOrder, { id }: Parcel) =>
  order_goods.filter(({ parcel_id }) => parcel_id === id)

function Waybill({ order, parcel }: { order: BackofficeOrder; parcel: Parcel }) {
  const t = useText()
  const lines = linesIn(order, parcel)
  const place = order.parcels.findIndex(({ id }) => id === parcel.id) + 1
  return (
    <article className={styles.label}>
      <header className={styles.head}>
        <h2>{parcel.express_name}</h2>
        <span>
          {parcel.sent_at.slice(0, 16)}
          {order.parcels.length > 1 && ` · ${place}/${order.parcels.length}`}
        </span>
      </header>
      <section className={styles.code}>
        <Barcode className={styles.bars} text={parcel.delivery_no} />
        <p>{parcel.delivery_no}</p>
      </section>
      <section className={styles.receiver}>
        <b className={styles.mark}>{t(says.to)}</b>
        <div>
          <p className={styles.who}>
            {order.receive_name} {order.receive_tel}
          </p>
          <p>
            {order.receive_area} {order.receive_address}
          </p>
        </div>
      </section>
      <section className={styles.sender}>
        <b className={styles.mark}>{t(says.from)}</b>
        <div>
          <p>
            {order.store_name} {order.sender.tel}
          </p>
          <p>
            {order.sender.area} {order.sender.address}
          </p>
        </div>
      </section>
      <section className={styles.goods}>
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              {line.goods_name} {line.sku_name} × {line.buy_num}
            </li>
          ))}
        </ul>
        <p>
          {lines.reduce((sum, { buy_num }) => sum + buy_num, 0)} {t(says.pieces)}
        </p>
      </section>
      <footer className={styles.foot}>
        {t(says.order)} {order.order_no}
      </footer>
    </article>
  )
}

/** The shipping labels of sent parcels, 100 × 150 mm, one per page. */
export const Waybills = ({ orders, onClose }: { orders: readonly BackofficeOrder[]; onClose: () => void }) => (
  <PrintDialog title={texts.waybill} onClose={onClose}>
    {orders.flatMap((order) =>
      order.parcels.map((parcel) => <Waybill key={parcel.id} order={order} parcel={parcel} />),
    )}
  </PrintDialog>
)
