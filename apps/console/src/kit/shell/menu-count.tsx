import { useText } from '../../i18n/use-text.ts'
import styles from './menu-count.module.css'
import { shellTexts } from './texts.ts'

/** The number beside the name of a menu; nothing for 0. */
export function MenuCount({ count }: { count: number }) {
  const t = useText()
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className={styles.unseen}>{t(shellTexts.waiting, { count })}</span>
    </span>
  )
}
