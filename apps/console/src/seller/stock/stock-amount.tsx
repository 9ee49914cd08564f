import { Tag } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './stock.module.css'
import type { StockRow } from './stock-row.ts'

/** The available stock; a tag marks low or no stock. */
export function StockAmount({ row: { available, is_low } }: { row: StockRow }) {
  const t = useText()
  return (
    <span className={styles.amount}>
      {is_low && (
        <Tag color={available ? 'warning' : 'error'}>{t(available ? l('库存不足', 'Low') : l('售罄', 'Sold out'))}</Tag>
      )}
      {available}
    </span>
  )
}
