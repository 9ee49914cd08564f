import type { GoodsRow } from '@fangshi/contract/goods-seller'
import { localText } from '@fangshi/contract/locale'
import { useLocale } from '../i18n/use-locale.ts'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './goods-name.module.css'

type GoodsSummary = Pick<
  GoodsRow,
  'goods_name' | 'goods_no' | 'review' | 'reject_reason' | 'off_reason' | 'is_examined'
> & {
  low_count?: number
}

const says = {
  pending: l('修改待审核', 'Changes pending'),
  low: l('{{count}} 个规格库存不足', 'SKUs low: {{count}}'),
}

/**
 * The name of goods; below it, small, their number and what their store should know: what is pending or low in stock, why
 * they were rejected or taken down.
 */
export function GoodsName({ goods }: { goods: GoodsSummary }) {
  const t = useText()
  const locale = useLocale()
  const { reject_reason, off_reason, review, is_examined, low_count = 0 } = goods
  return (
    <span className={styles.name}>
      <span className={styles.title} title={localText(goods.goods_name, locale)}>
        {localText(goods.goods_name, locale)}
      </span>
      <span className={styles.more}>
        <span className={styles.no}>{goods.goods_no}</span>
        {review === 'to_review' && is_examined && <span className={styles.note}>{t(says.pending)}</span>}
        {low_count > 0 && <span className={styles.note}>{t(says.low, { count: low_count })}</span>}
      </span>
      {off_reason !== null && (
        <span className={styles.bad}>
          {t(l('平台下架：', 'Taken down by the platform: '))}
          {off_reason}
        </span>
      )}
      {review === 'rejected' && (
        <span className={styles.bad}>
          {t(l('驳回原因：', 'Rejected: '))}
          {reject_reason}
        </span>
      )}
    </span>
  )
}
