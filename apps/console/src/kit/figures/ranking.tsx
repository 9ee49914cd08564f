import { Empty } from 'antd'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { AsTable, type Sheet } from './as-table.tsx'
import { figuresTexts as texts } from './texts.ts'
import styles from './figures.module.css'

interface RankingRow {
  key: string | number
  name: ReactNode
  /** What the bar is as long as. */
  value: number
  shown: string
  note?: string
}

/** How many rows have a bar; what is left stands in the table. */
const mostBars = 10

/** Rows with bars, the largest first. */
export function Ranking({ rows, sheet }: { rows: readonly RankingRow[]; sheet: Sheet }) {
  const t = useText()
  if (!rows.length) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.none)} />
  const top = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <>
      <ol className={styles.ranking}>
        {rows.slice(0, mostBars).map(({ key, name, value, shown, note }) => (
          <li key={key}>
            <span className={styles.rankName}>{name}</span>
            <span className={styles.rankValue}>
              {shown}
              {note && <small> {note}</small>}
            </span>
            <span className={styles.track}>
              <span className={styles.filled} style={{ width: `${(Math.max(0, value) / top) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
      <AsTable {...sheet} />
    </>
  )
}
