import { thumbnailOf } from '@fangshi/contract/sized-source'
import type { BackofficeComment } from './comment-columns.tsx'
import styles from './comment-name.module.css'

/** The goods that a comment is on, with their picture and, small, what was bought. */
export const CommentName = ({ comment }: { comment: BackofficeComment }) => (
  <span className={styles.name}>
    <img
      className={styles.picture}
      src={thumbnailOf(comment.goods_image)}
      alt=""
      width={40}
      height={40}
      loading="lazy"
    />
    <span className={styles.words}>
      <span className={styles.title} title={comment.goods_name}>
        {comment.goods_name}
      </span>
      {comment.sku_name && <span className={styles.sku}>{comment.sku_name}</span>}
    </span>
  </span>
)
