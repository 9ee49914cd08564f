import { useText } from '../../i18n/use-text.ts'
import { shellTexts } from './texts.ts'
import styles from './skip-link.module.css'

/** The first stop of the Tab key: jumps over the menus. */
export function SkipLink() {
  const t = useText()
  return (
    <a href="#main" className={styles.skip}>
      {t(shellTexts.skip)}
    </a>
  )
}
