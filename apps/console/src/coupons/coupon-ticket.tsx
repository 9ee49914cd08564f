import { useText } from '../i18n/use-text.ts'
import { short } from './coupon-amounts.ts'
import styles from './coupon-ticket.module.css'
import { couponTexts as texts } from './coupon-texts.ts'

interface Props {
  name: string
  /** As the wire writes money. */
  money: string
  use_money: string
  start_time: string
  end_time: string
  /** What it is for, in words. */
  scope: string
  limit: number
  hasCode: boolean
}

/** A coupon as shoppers see it. */
export function CouponTicket({ name, money, use_money, start_time, end_time, scope, limit, hasCode }: Props) {
  const t = useText()
  return (
    <div className={styles.ticket}>
      <div className={styles.amount}>
        <strong>
          <small>¥</small>
          {short(money)}
        </strong>
        <span>{Number(use_money) > 0 ? t(texts.from, { money: short(use_money) }) : t(texts.noThreshold)}</span>
      </div>
      <div className={styles.words}>
        <b>{name || t(texts.unnamed)}</b>
        <span>{scope}</span>
        <span>{t(texts.perPerson, { count: limit })}</span>
        {start_time && end_time && (
          <span className={styles.time}>
            <span>{start_time.slice(0, 16)} –</span> <span>{end_time.slice(0, 16)}</span>
          </span>
        )}
      </div>
      <span className={styles.claim}>{t(hasCode ? texts.byCode : texts.claim)}</span>
    </div>
  )
}
