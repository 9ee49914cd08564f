import { ArrowLeftOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import type { Row } from '../fields/row.ts'
import { cellValue, isBlank } from '../list/cell-text.ts'
import { CallFailed } from '../list/list-states.tsx'
import { useNames } from '../list/names.ts'
import { showQuery } from '../list/use-show.ts'
import { Cell } from '../table/cell.tsx'
import { namedColumns, type NamedColumn } from '../list/column.ts'
import { Page } from '../ui/page.tsx'
import { DecisionBar } from './decision-bar.tsx'
import styles from './record-page.module.css'
import type { RecordSpec, Screen, ScreenSpec } from './screen.ts'
import { screenTexts } from './texts.ts'

interface Props {
  spec: ScreenSpec
  record: RecordSpec
  id: number
  screen: Screen
  onBack: () => void
}

interface FactsProps {
  row: Row
  columns: readonly NamedColumn[]
  wide: readonly string[]
}

function Facts({ row, columns, wide }: FactsProps) {
  const t = useText()
  const names = useNames(columns, [row])
  const isWide = ({ key }: NamedColumn): boolean => wide.includes(key)
  const long = columns.filter((column) => isWide(column) && !isBlank(cellValue(column, row)))
  return (
    <dl className={styles.facts}>
      {[...columns.filter((column) => !isWide(column)), ...long].map((column) => (
        <div key={column.key} className={isWide(column) ? styles.wide : undefined}>
          <dt>{t(column.label)}</dt>
          <dd>
            <Cell column={column} row={row} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** One row as a page: its facts in fixed columns, what belongs to it, and what can be decided about it in a bar below. */
export default function RecordPage({ spec, record, id, screen, onBack }: Props) {
  const t = useText()
  const { resource, columns, view, rowButtons } = spec
  const { data: row, error, refetch } = useQuery(showQuery(resource, id))
  const all = namedColumns({ ...columns, ...view })
  const states = all.filter(({ key }) => record.states.includes(key))
  const facts = all.filter(({ key }) => !record.states.includes(key) && !record.leaveOut?.includes(key))
  const names = useNames(states, row ? [row] : [])
  const reload = (): void => {
    void refetch()
    screen.reload()
  }
  return (
    <Page
      title={row ? record.title(row) : undefined}
      actions={
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          {t(screenTexts.backToList)}
        </Button>
      }
    >
      {error && <CallFailed error={error} onRetry={() => void refetch()} />}
      {!row && !error && <Skeleton active />}
      {row && (
        <>
          <p className={styles.states}>
            {states.map((column) => (
              <Cell key={column.key} column={column} row={row} names={names} />
            ))}
          </p>
          <section className={styles.card}>
            <Facts row={row} columns={facts} wide={record.wide ?? []} />
          </section>
          {record.body(row)}
          <DecisionBar actions={rowButtons?.(row, { ...screen, reload }) ?? []} />
        </>
      )}
    </Page>
  )
}
