import { DownloadOutlined } from '@ant-design/icons'
import { formatDate } from '@fangshi/contract/time'
import { Button } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { dashboardTexts } from '../dashboard/texts.ts'
import { download } from '../excel/workbook/download.ts'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { csvOf } from './csv.ts'
import { figuresTexts as texts } from './texts.ts'
import { HeadedTable } from './headed-table.tsx'
import styles from './figures.module.css'

export interface Sheet {
  /** Names the file. */
  title: string
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** Takes a table out as CSV. */
export function CsvButton({ title, heads, rows }: Sheet) {
  const t = useText()
  const save = (): void =>
    download(new Blob([csvOf([heads, ...rows])], { type: 'text/csv' }), `${title} ${formatDate(new Date())}.csv`)
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      aria-label={t(texts.csvOf, { title })}
      disabled={rows.length === 0}
      onClick={save}
    >
      {t(texts.csv)}
    </Button>
  )
}

/** The figures of a chart as a table, for screen readers and exact values, and as CSV. */
export function AsTable(sheet: Sheet) {
  const t = useText()
  return (
    <div className={styles.below}>
      <details className={styles.details}>
        <summary>{t(dashboardTexts.asTable)}</summary>
        <ScrollRegion label={sheet.title}>
          <HeadedTable {...sheet} className={styles.table} />
        </ScrollRegion>
      </details>
      <CsvButton {...sheet} />
    </div>
  )
}
