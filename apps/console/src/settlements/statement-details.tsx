import type { SettledOrder } from '@fangshi/contract/settlements'
import { PrinterOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { ExportButton } from '../kit/excel/export/export-button.tsx'
import type { Row } from '../kit/fields/row.ts'
import { namedColumns } from '../kit/list/column.ts'
import { CallFailed } from '../kit/list/list-states.tsx'
import { PrintDialog } from '../kit/print/print-dialog.tsx'
import { ScrollRegion } from '../kit/ui/scroll-region.tsx'
import { RecordCard } from '../kit/screen/record-columns.tsx'
import { exportColumns } from './order-export.ts'
import { SettledOrdersTable } from './settled-orders-table.tsx'
import { BalanceSums, SettledSums } from './statement-sums.tsx'
import { texts } from './statement-texts.ts'
import type { Statement } from './statement.ts'
import styles from './statement.module.css'
import { settledOrdersPage, shownOrders, useSettledOrders, type SettledOrdersRoute } from './use-settled-orders.ts'

/** An order as a row of the export. */
const rowOf = (order: SettledOrder): Row => ({ ...order, id: order.order_id })

interface Props {
  statement: Statement
  route: SettledOrdersRoute
}

/** A statement that explains itself: how its balance came about, what was settled, and each order; to print and to export. */
export function StatementDetails({ statement, route }: Props) {
  const t = useText()
  const [isPrinting, setPrinting] = useState(false)
  const { data: orders, error, refetch } = useSettledOrders(route, statement.id)
  const { settlement_no: no, since, created_at: to } = statement
  const title = t(texts.title, { no })
  const table = orders && <SettledOrdersTable statement={statement} orders={orders} />
  const period = since ? t(texts.since, { from: since, to }) : t(texts.sinceStart, { to })

  return (
    <div className={styles.statement}>
      <div className={styles.tools}>
        <span>
          {t(texts.period)} {period}
        </span>
        <Button icon={<PrinterOutlined aria-hidden />} disabled={!orders} onClick={() => setPrinting(true)}>
          {t(texts.print)}
        </Button>
        <ExportButton
          name={title}
          columns={namedColumns(exportColumns(t))}
          rows={(orders ?? []).map(rowOf)}
          selection={[]}
          list={async (page, _perPage, signal) => {
            const found = await settledOrdersPage(route, statement.id, page, signal)
            return { ...found, data: found.data.map(rowOf) }
          }}
          namesOf={() => Promise.resolve(() => undefined)}
        />
      </div>
      <div className={styles.cards}>
        <BalanceSums statement={statement} />
        <SettledSums statement={statement} />
      </div>
      <RecordCard title={t(texts.orders)}>
        {error && <CallFailed error={error} onRetry={() => void refetch()} />}
        {!orders && !error && <Skeleton active />}
        {table && <ScrollRegion label={t(texts.orders)}>{table}</ScrollRegion>}
        {orders && orders.length < statement.orders && (
          <p className={styles.help}>{t(texts.shown, { n: shownOrders })}</p>
        )}
      </RecordCard>
      {isPrinting && (
        <PrintDialog title={texts.print} onClose={() => setPrinting(false)}>
          <article className={styles.sheet}>
            <h1>{[statement.store_name, title].filter(Boolean).join(' · ')}</h1>
            <p>{period}</p>
            <BalanceSums statement={statement} />
            <SettledSums statement={statement} />
            {table && <ScrollRegion label={t(texts.orders)}>{table}</ScrollRegion>}
          </article>
        </PrintDialog>
      )}
    </div>
  )
}
