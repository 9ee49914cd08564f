import { thumbnailOf } from '@fangshi/contract/sized-source'
import type { ReactNode } from 'react'
import styles from './pictured-name.module.css'

interface PicturedNameProps {
  /** Empty for none. */
  image: string
  name: string
  /** Small, below the name. */
  below?: ReactNode
}

/** What a row is about in a cell: its picture, its name in one line and, small, what else tells it apart. */
export const PicturedName = ({ image, name, below }: PicturedNameProps) => (
  <span className={styles.name}>
    {image && <img className={styles.picture} src={thumbnailOf(image)} alt="" width={40} height={40} loading="lazy" />}
    <span className={styles.words}>
      <span className={styles.title} title={name}>
        {name}
      </span>
      {below && <span className={styles.below}>{below}</span>}
    </span>
  </span>
)
