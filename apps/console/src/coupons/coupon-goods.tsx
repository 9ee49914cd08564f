import type { SellerCoupon } from '@fangshi/contract/coupons-seller'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import { useText } from '../i18n/use-text.ts'
import { couponTexts as texts } from './coupon-texts.ts'
import styles from './coupon-ticket.module.css'

/** The goods that a coupon applies to; nothing if it applies to all. */
export function CouponGoods({ goods }: Pick<SellerCoupon, 'goods'>) {
  const t = useText()
  if (!goods.length) return null
  return (
    <section className={styles.goods}>
      <h3>{t(texts.goods)}</h3>
      <ul>
        {goods.map(({ id, goods_name, goods_master_image, goods_price }) => (
          <li key={id}>
            <img src={thumbnailOf(goods_master_image)} alt="" width={40} height={40} loading="lazy" />
            <span>
              {goods_name}
              <br />¥{goods_price}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
