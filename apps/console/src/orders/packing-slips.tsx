import type { DeskOrder } from '@fangshi/contract/orders-desk'
import { Button } from 'antd'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { l, useLabel } from '../kit/label.ts'
import { Dialog } from '../kit/table/dialog.tsx'
import { texts } from './order-texts.ts'
import styles from './packing-slips.module.css'

const says = {
  slip: l('发货单', 'Packing slip'),
  print: l('打印', 'Print'),
  sum: l('合计件数', 'Pieces in all'),
}

/** What lies in the parcel, for the buyer: no prices, and nothing of the shop's own note. */
function Slip({ order }: { order: DeskOrder }) {
  const read = useLabel()
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <h2>{order.store_name}</h2>
        <span>{read(says.slip)}</span>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{read(texts.orderNo)}</dt>
          <dd>{order.order_no}</dd>
        </div>
        <div>
          <dt>{read(texts.created)}</dt>
          <dd>{order.created_at}</dd>
        </div>
        <div>
          <dt>{read(texts.receiveName)}</dt>
          <dd>
            {order.receive_name} {order.receive_tel}
          </dd>
        </div>
        <div>
          <dt>{read(texts.receiveAddress)}</dt>
          <dd>
            {order.receive_area} {order.receive_address}
          </dd>
        </div>
        {order.parcels.map((parcel) => (
          <div key={parcel.id}>
            <dt>{read(texts.couriers)}</dt>
            <dd>
              {parcel.express_name} {parcel.delivery_no}
            </dd>
          </div>
        ))}
      </dl>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{read(texts.name)}</th>
            <th scope="col" className={styles.count}>
              {read(texts.pieces)}
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
            <td>{read(says.sum)}</td>
            <td className={styles.count}>{order.buy_num}</td>
          </tr>
        </tfoot>
      </table>
      {order.remark && (
        <p className={styles.remark}>
          {read(texts.buyerRemark)}: {order.remark}
        </p>
      )}
    </article>
  )
}

const Slips = ({ orders }: { orders: readonly DeskOrder[] }) =>
  orders.map((order) => <Slip key={order.id} order={order} />)

/** Packing slips to look at and print, each on a page of its own. */
export function PackingSlips({ orders, onClose }: { orders: readonly DeskOrder[]; onClose: () => void }) {
  const { t } = useTranslation()
  const read = useLabel()
  return (
    <Dialog
      title={read(texts.print)}
      width="min(720px, 100vw)"
      isModal={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('table.close')}</Button>
          <Button type="primary" onClick={() => window.print()}>
            {read(says.print)}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        <Slips orders={orders} />
      </div>
      {/* On paper this stands alone: a dialog would be cut at the window's edge. */}
      {createPortal(
        <div className={styles.paper} aria-hidden>
          <Slips orders={orders} />
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
