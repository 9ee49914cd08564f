import type { CollectiveSku } from '@fangshi/contract/collectives-backoffice'
import { localText } from '@fangshi/contract/locale'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { collectiveTexts as texts } from './collective-texts.ts'
import styles from './collectives.module.css'

/** The SKUs of a group buy with their group prices; an empty price where it is not known yet. */
export function GroupPrices({ skus }: { skus: readonly (CollectiveSku & { collective_price: string })[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <table className={styles.skus}>
      <caption>{t(texts.prices)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(texts.sku)}</th>
          <th scope="col">{t(texts.price)}</th>
          <th scope="col">{t(texts.goodsPrice)}</th>
          <th scope="col">{t(texts.stock)}</th>
        </tr>
      </thead>
      <tbody>
        {skus.map(({ sku_id, sku_name, goods_price, collective_price, stock }) => (
          <tr key={sku_id}>
            <th scope="row">{localText(sku_name, locale) || t(texts.only)}</th>
            <td>{collective_price && `¥${collective_price}`}</td>
            <td>¥{goods_price}</td>
            <td>{stock}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
