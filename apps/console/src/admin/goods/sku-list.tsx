import type { ReviewDetail } from '@fangshi/contract/goods-review'
import { localText } from '@fangshi/contract/locale'
import { skuTexts, texts } from '../../goods/goods-texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { ScrollRegion } from '../../kit/ui/scroll-region.tsx'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './goods-review.module.css'

/** The SKUs of goods, read-only. */
export function SkuList({ skus }: { skus: ReviewDetail['skus'] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <ScrollRegion label={t(l('规格与价格', 'SKUs and prices'))}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(l('规格', 'SKU'))}</th>
            <th scope="col">{t(skuTexts.sku_no)}</th>
            <th scope="col" className={styles.figure}>
              {t(texts.price)}
            </th>
            <th scope="col" className={styles.figure}>
              {t(skuTexts.market_price)}
            </th>
            <th scope="col" className={styles.figure}>
              {t(skuTexts.weight)} (g)
            </th>
            <th scope="col" className={styles.figure}>
              {t(texts.stock)}
            </th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => (
            <tr key={sku.id}>
              <td>{localText(sku.sku_name, locale) || '-'}</td>
              <td>{sku.sku_no}</td>
              <td className={styles.figure}>¥{sku.goods_price}</td>
              <td className={styles.figure}>¥{sku.goods_market_price}</td>
              <td className={styles.figure}>{sku.goods_weight}</td>
              <td className={styles.figure}>{sku.stock}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
