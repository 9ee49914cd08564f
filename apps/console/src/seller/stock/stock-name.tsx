import { localText } from '@fangshi/contract/locale'
import { useLocale } from '../../i18n/use-locale.ts'
import styles from './stock.module.css'
import type { StockRow } from './stock-row.ts'

/** The goods and which of its SKUs. */
export function StockName({ row }: { row: StockRow }) {
  const locale = useLocale()
  const sku = localText(row.sku_name, locale)
  return (
    <span className={styles.name}>
      <span className={styles.goods} title={localText(row.goods_name, locale)}>
        {localText(row.goods_name, locale)}
      </span>
      {sku && <span className={styles.sku}>{sku}</span>}
    </span>
  )
}
