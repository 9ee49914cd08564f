import type { BackofficeRefundDetail } from '@fangshi/contract/refunds-backoffice'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import { Tag } from 'antd'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './refund-lines.module.css'

const says = {
  price: l('¥{{price}} × {{count}}，合计 ¥{{total}}', '¥{{price}} × {{count}} = ¥{{total}}'),
  discount: l('分摊优惠 −¥{{discount}}', 'Share of discounts −¥{{discount}}'),
  paid: l('实付 ¥{{paid}}', 'Paid ¥{{paid}}'),
  refunded: l('此前已退 {{count}} 件 ¥{{money}}', 'Refunded before: {{count}} for ¥{{money}}'),
  most: l('本次 {{count}} 件，最多可退 ¥{{most}}', '{{count}} requested, at most ¥{{most}}'),
  asked: l('申请退', 'Requested'),
  replacement: l('换成 {{name}}', 'Exchange for {{name}}'),
  same: l('同规格', 'the same option'),
  sent: l('已发货', 'Shipped'),
  notSent: l('未发货', 'Not shipped'),
}

/** The lines of a request, each with how its amount came about. */
export function RefundLines({ refund: { lines, kind } }: { refund: BackofficeRefundDetail }) {
  const t = useText()
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <img
            className={styles.picture}
            src={thumbnailOf(line.goods_image)}
            alt=""
            width={56}
            height={56}
            loading="lazy"
          />
          <div className={styles.words}>
            <p>
              {line.goods_name} <span className={styles.soft}>{line.sku_name}</span>{' '}
              <Tag color={line.is_sent ? 'success' : 'default'}>{t(line.is_sent ? says.sent : says.notSent)}</Tag>
            </p>
            <ul className={styles.steps}>
              <li>
                {t(says.price, { price: line.goods_price, count: line.line_num, total: line.line_total })}
                {Number(line.line_discount) > 0 && ` · ${t(says.discount, { discount: line.line_discount })}`}
                {` · ${t(says.paid, { paid: line.line_paid })}`}
              </li>
              {line.line_refunded_num > 0 && (
                <li>{t(says.refunded, { count: line.line_refunded_num, money: line.line_refunded })}</li>
              )}
              <li>{t(says.most, { count: line.buy_num, most: line.most })}</li>
              {line.replacement && <li>{t(says.replacement, { name: line.replacement.sku_name || t(says.same) })}</li>}
            </ul>
          </div>
          {kind !== 'exchange' && (
            <p className={styles.amount}>
              <span>{t(says.asked)}</span>¥{line.amount}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
