import { RightOutlined } from '@ant-design/icons'
import type { ComponentType } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { dashboardTexts } from './texts.ts'
import { Link } from 'react-router'
import styles from './to-do-strip.module.css'

/** Something to look at, and the list that shows it. */
export interface Item {
  key: string
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  text: string
  /** Absent where there is nothing to count. */
  count?: number
  to: string
  /** Whether it needs attention. */
  waits: boolean
}

/** What waits, each with a link to the list that shows it. */
export function ToDoStrip({ items }: { items: readonly Item[] }) {
  const t = useText()
  if (!items.length) return <p className={styles.none}>{t(dashboardTexts.nothing)}</p>
  return (
    <ul className={styles.strip}>
      {items.map(({ key, icon: Icon, text, count, to, waits }) => (
        <li key={key}>
          <Link to={to} className={styles.item} data-waits={waits}>
            <Icon aria-hidden className={styles.icon ?? ''} />
            <span className={styles.text}>{text}</span>
            {count !== undefined && <b className={styles.count}>{count}</b>}
            <RightOutlined aria-hidden className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
