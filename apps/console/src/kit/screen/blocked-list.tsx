import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import { screenTexts } from './texts.ts'
import styles from './blocked-list.module.css'

/** A row that cannot be deleted, and why. */
export interface BlockedRow {
  id: number
  name: string
  key: ErrorKey
}

/** What stays, with the reason of each. */
export function BlockedList({ rows }: { rows: readonly BlockedRow[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {rows.map(({ id, name, key }) => (
        <li key={id}>
          <strong>{name}</strong>{' '}
          <span className={styles.reason}>{key === 'NOT_FOUND' ? t(screenTexts.gone) : messageOf(key, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
