import { Divider } from 'antd'
import type { ReactNode } from 'react'
import styles from './page.module.css'
import { usePageTitle } from './page-title.ts'
import { useMenuItem } from '../../menus/use-menu-item.ts'

interface Props {
  /** The name of the page's menu item when absent. */
  title?: string
  /** Buttons at the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the main area: title, divider, content (spec §2). The tab carries the title too. */
export function Page({ title, actions, children }: Props) {
  const item = useMenuItem()
  const shown = title ?? item?.name ?? ''
  usePageTitle(shown)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{shown}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <Divider className={styles.divider} />
      {children}
    </div>
  )
}
