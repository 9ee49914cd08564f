import type { BackofficeRefundDetail } from '@fangshi/contract/refunds-backoffice'
import { useText } from '../i18n/use-text.ts'
import { l } from '../i18n/ui-text.ts'
import { RecordCard, RecordColumns } from '../kit/screen/record-columns.tsx'
import { Thumbnails } from '../kit/table/thumbnails.tsx'
import { ContactShopper } from '../orders/buyer/contact-shopper.tsx'
import { CustomerLink } from '../orders/buyer/customer-link.tsx'
import { ParcelTrace } from '../orders/parcel-trace.tsx'
import { DisputeChat } from './dispute-chat.tsx'
import { RefundLines } from './refund-lines.tsx'
import { RefundLog } from './refund-log.tsx'
import { RefundMoney } from './refund-money.tsx'
import styles from './refund-details.module.css'

const heads = {
  lines: l('商品与金额', 'Items and amounts'),
  log: l('协商记录', 'History'),
  money: l('退款与订单', 'Refund and order'),
  request: l('买家说明与凭证', 'Buyer’s statement'),
  parcels: l('往来包裹', 'Parcels'),
  sentBack: l('买家寄回', 'Sent back by the buyer'),
  replacement: l('换货包裹', 'Replacement'),
  returnTo: l('退货地址', 'Return address'),
  replaceTo: l('换货收件人', 'Ship replacement to'),
  none: l('没有文字说明', 'No details given'),
}

function Parcels({ refund }: { refund: BackofficeRefundDetail }) {
  const t = useText()
  const { return_to: to, sent_back, replacement, kind } = refund
  return (
    <RecordCard title={t(heads.parcels)}>
      {to && (
        <p className={styles.address}>
          <span>{t(heads.returnTo)}</span>
          {to.name} {to.tel} {to.area} {to.address}
        </p>
      )}
      {kind === 'exchange' && (
        <p className={styles.address}>
          <span>{t(heads.replaceTo)}</span>
          {refund.receive_name} {refund.receive_tel} {refund.receive_area} {refund.receive_address}
        </p>
      )}
      <ul className={styles.parcels}>
        {sent_back && <ParcelTrace parcel={sent_back} lines={[t(heads.sentBack)]} />}
        {replacement && <ParcelTrace parcel={replacement} lines={[t(heads.replacement)]} />}
      </ul>
    </RecordCard>
  )
}

/** What a decision needs: the lines and their amounts, both sides’ words and pictures, parcels, and the order’s money. */
export function RefundDetails({ refund, area }: { refund: BackofficeRefundDetail; area: 'Admin' | 'Seller' }) {
  const t = useText()
  return (
    <RecordColumns
      main={
        <>
          <RecordCard title={t(heads.lines)}>
            <RefundLines refund={refund} />
          </RecordCard>
          <RecordCard title={t(heads.log)}>
            <RefundLog log={refund.log} />
          </RecordCard>
          {area === 'Admin' && refund.status === 'disputed' && <DisputeChat refundId={refund.id} />}
        </>
      }
      side={
        <>
          <RecordCard title={t(heads.request)}>
            <p className={styles.remark}>{refund.remark || t(heads.none)}</p>
            {refund.images.length > 0 && <Thumbnails addresses={refund.images} />}
          </RecordCard>
          <RecordCard title={t(heads.money)}>
            <RefundMoney refund={refund} />
            {area === 'Seller' && (
              <>
                <CustomerLink order_no={refund.order_no} />
                <ContactShopper orderId={refund.order_id} />
              </>
            )}
          </RecordCard>
          {refund.kind !== 'refund' && <Parcels refund={refund} />}
        </>
      }
    />
  )
}
