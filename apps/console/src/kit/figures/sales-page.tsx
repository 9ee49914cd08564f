import type { ReactNode } from 'react'
import styles from '../dashboard/dashboard.module.css'
import { Page } from '../ui/page.tsx'
import type { Area } from './area-figures.ts'
import { SalesWindow } from './sales-figures.tsx'

interface Props {
  area: Area
  /** Stands among the rankings. */
  children?: ReactNode
}

/** The sales of an area as a page of their own. */
export const SalesPage = ({ area, children }: Props) => (
  <Page>
    <div className={styles.widgets}>
      <SalesWindow area={area}>{children}</SalesWindow>
    </div>
  </Page>
)
