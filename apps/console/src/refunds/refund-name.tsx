import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import { useText } from '../i18n/use-text.ts'
import { CopyText } from '../kit/ui/copy-text.tsx'
import styles from './refund-name.module.css'
import { texts } from './refund-texts.ts'

/** The first goods of a request with their picture and, small, its number. */
export function RefundName({ refund: { lines, refund_no } }: { refund: BackofficeRefund }) {
  const t = useText()
  const [first] = lines
  const name = [first?.goods_name, first?.sku_name].filter(Boolean).join(' ')
  const more = lines.length > 1 ? ` ${t(texts.moreLines, { count: lines.length })}` : ''
  return (
    <span className={styles.name}>
      {first?.goods_image && (
        <img
          className={styles.picture}
          src={thumbnailOf(first.goods_image)}
          alt=""
          width={40}
          height={40}
          loading="lazy"
        />
      )}
      <span className={styles.words}>
        <span className={styles.title} title={name}>
          {name}
          {more}
        </span>
        <span className={styles.no}>
          <CopyText text={refund_no} />
        </span>
      </span>
    </span>
  )
}
