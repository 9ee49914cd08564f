import { localText } from '@fangshi/contract/locale'
import type { SeckillSku } from '@fangshi/contract/seckills'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { seckillTexts as texts } from './seckill-texts.ts'
import styles from './seckills.module.css'

/** The SKUs of a flash sale in its single view. */
export function SeckillSkus({ skus }: { skus: readonly SeckillSku[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <table className={styles.skus}>
      <thead>
        <tr>
          <th scope="col">{t(texts.sku)}</th>
          <th scope="col">{t(texts.price)}</th>
          <th scope="col">{t(texts.goodsPrice)}</th>
          <th scope="col">{t(texts.ordered)}</th>
          <th scope="col">{t(texts.quota)}</th>
        </tr>
      </thead>
      <tbody>
        {skus.map(({ sku_id, sku_name, price, goods_price, ordered, quota }) => (
          <tr key={sku_id}>
            <th scope="row">{localText(sku_name, locale) || t(texts.only)}</th>
            <td>¥{price}</td>
            <td>¥{goods_price}</td>
            <td>{ordered}</td>
            <td>{quota}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
