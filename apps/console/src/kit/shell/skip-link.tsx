import { useTranslation } from 'react-i18next'
import styles from './skip-link.module.css'

/** The first stop of the Tab key: jumps over the menus. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a href="#main" className={styles.skip}>
      {t('shell.skip')}
    </a>
  )
}
