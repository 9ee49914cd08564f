import { thumbnailOf } from '@fangshi/contract/sized-source'
import type { BackofficeOrder } from '@fangshi/contract/orders-backoffice'
import styles from './ship-line.module.css'

/** Goods that are to be packed: picture, name, options and pieces. */
export function ShipLine({ line }: { line: BackofficeOrder['order_goods'][number] }) {
  return (
    <span className={styles.line}>
      <img
        className={styles.picture}
        src={thumbnailOf(line.goods_image)}
        alt=""
        width={40}
        height={40}
        loading="lazy"
      />
      <span className={styles.name}>
        {line.goods_name} {line.sku_name && <span className={styles.sku}>{line.sku_name}</span>}
      </span>
      <span className={styles.pieces}>× {line.buy_num}</span>
    </span>
  )
}
