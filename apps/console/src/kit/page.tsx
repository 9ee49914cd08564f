import { Divider } from 'antd'
import type { ReactNode } from 'react'
import styles from './page.module.css'

/** A page of the main area: title, divider, content (spec §2). */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Divider className={styles.divider} />
      {children}
    </div>
  )
}
