import type { ReactNode } from 'react'
import styles from './message-page.module.css'

/** A page with a message and links to go on. */
export function MessagePage({
  code,
  title,
  text,
  children,
}: {
  code?: string
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className={styles.page}>
      {code && (
        <p className={styles.code} aria-hidden>
          {code}
        </p>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
