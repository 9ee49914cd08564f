import type { ReactNode } from 'react'
import type { Area } from './area-figures.ts'
import { ProvincesWidget, SalesWidgets, TopGoodsWidget, TopStoresWidget, WeekHoursWidget } from './sales-widgets.tsx'
import { useWindow, type Days } from './use-window.ts'
import { VisitsWidget } from './visits-widget.tsx'
import { WindowBar } from './window-bar.tsx'
import styles from './figures.module.css'

interface Props {
  area: Area
  days: Days
  isCompared: boolean
  /** Stands among the rankings. */
  children?: ReactNode
}

/** What was sold in a window of days, of all stores or of the own one (rules §13). */
export function SalesFigures({ area, days, isCompared, children }: Props) {
  const shown = { area, days }
  return (
    <>
      <SalesWidgets {...shown} isCompared={isCompared} />
      <VisitsWidget {...shown} isCompared={isCompared} />
      <div className={styles.pair}>
        {area === 'Admin' && <TopStoresWidget days={days} />}
        <TopGoodsWidget {...shown} />
        {children}
      </div>
      <ProvincesWidget {...shown} />
      <WeekHoursWidget {...shown} />
    </>
  )
}

/** The sales of an area with the choice of days. */
export function SalesWindow({ area, children }: Pick<Props, 'area' | 'children'>) {
  const window = useWindow()
  return (
    <>
      <WindowBar {...window} />
      <SalesFigures area={area} days={window.days} isCompared={window.isCompared}>
        {children}
      </SalesFigures>
    </>
  )
}
