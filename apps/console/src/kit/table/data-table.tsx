import { ConfigProvider, Table, type TableProps } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { tableTexts } from './texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { CellIn, isFigure } from './cell.tsx'
import styles from './data-table.module.css'
import { densityTheme, type Density } from './density.ts'
import { flexibleColumn } from './flexible-column.ts'
import { handleWidth } from './handle-width.ts'
import { RowActions } from './row-actions.tsx'
import { rowSelection, selectionWidth, type TableSelection } from './row-selection.tsx'
import type { TreeRow } from '../list/tree.ts'
import type { Column, NamedColumn, Names } from '../list/column.ts'
import type { Row } from '../fields/row.ts'
import type { RowAction } from './row-action.ts'
import { orderOf, sortFrom, type Sorting } from './sorting.ts'
import { headWidth } from './text-width.ts'
import { useTableHeight } from './use-table-height.ts'
import { useTableScroll } from './use-table-scroll.ts'

/** More rows than these are drawn only where they can be seen (ux §1). */
const maxDrawn = 100
const usualWidth = 180
const widths: Readonly<Partial<Record<NonNullable<Column['type']>, number>>> = {
  id: 130,
  number: 110,
  price: 130,
  money: 130,
  time: 165,
  boolean: 90,
  avatar: 82,
  image: 82,
  dict_tags: 120,
}

interface Props {
  /** Read out as the table's name. */
  label: string
  columns: readonly NamedColumn[]
  rows: readonly TreeRow[]
  names: Names
  density?: Density
  selection?: TableSelection
  /** The handle column: what can be done with a row. */
  actionsOf?: (row: Row) => readonly RowAction[]
  tree?: { open: ReadonlySet<number>; onToggle: (row: Row, isOpen: boolean) => void }
  /** Names the page: with another one the rows start at the top. */
  page?: string
  /** The row that shortcuts act on. */
  active?: number
  isLoading?: boolean
  sorting?: Sorting
  /** px from the top of the window that the page's bar covers; the head of the table stays below it. */
  headOffset?: number
}

const widthOf = ({ width, type = 'text' }: Column): number | undefined => width ?? widths[type]

/** A page of rows (spec §2): pinned columns, a head that stays, ticks over pages, lazy levels. */
export function DataTable(props: Props) {
  const {
    label,
    columns,
    rows,
    names,
    density = 'middle',
    selection,
    actionsOf,
    tree,
    page,
    active,
    isLoading,
    sorting,
    headOffset = 0,
  } = props
  const t = useText()
  const locale = useLocale()
  const more = t(tableTexts.more)
  const isLong = rows.length > maxDrawn
  const room = useTableHeight()

  const table = useTableScroll({ page, active, isLong, headOffset })

  const canOrder = (column: NamedColumn): boolean => sorting?.fields.includes(column.key) === true
  const widthFor = (column: NamedColumn): number | undefined => {
    const width = widthOf(column)
    return width && Math.max(width, headWidth(t(column.label), canOrder(column)))
  }
  const flexible = isLong ? undefined : flexibleColumn(columns, widthFor)
  const shown: NonNullable<TableProps<TreeRow>['columns']> = columns.map((column, index) => ({
    key: column.key,
    title: t(column.label),
    width: column.key === flexible ? undefined : (widthFor(column) ?? (isLong ? usualWidth : undefined)),
    fixed: column.fixed,
    align: isFigure(column) ? 'right' : undefined,
    className: index === 0 && tree ? styles.branch : undefined,
    render: (_, row) => <CellIn column={column} row={row} names={names} locale={locale} />,
    ...(canOrder(column)
      ? { sorter: true, sortOrder: orderOf(column.key, sorting?.sort), showSorterTooltip: false }
      : {}),
  }))
  const actionsWidth = actionsOf
    ? handleWidth(
        rows.map((row) => actionsOf(row).map(({ label: word }) => word)),
        t(tableTexts.more),
      )
    : 0
  if (actionsOf) {
    shown.push({
      key: '',
      title: t(tableTexts.handle),
      width: actionsWidth,
      fixed: 'right',
      render: (_, row) => <RowActions actions={actionsOf(row)} more={more} />,
    })
  }
  const width =
    columns.reduce((sum, column) => sum + (widthFor(column) ?? usualWidth), 0) +
    actionsWidth +
    (selection ? selectionWidth : 0)

  return (
    <ConfigProvider theme={densityTheme}>
      <Table<TreeRow>
        ref={table}
        className={styles.table}
        aria-label={label}
        rowKey="id"
        size={density}
        columns={shown}
        dataSource={rows as TreeRow[]}
        pagination={false}
        loading={isLoading}
        tableLayout="fixed"
        virtual={isLong}
        scroll={isLong ? { x: width, y: room } : { x: width }}
        sticky={isLong ? false : { offsetHeader: headOffset }}
        onChange={(_page, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter
          sorting?.onSort(sortFrom(String(columnKey), order))
        }}
        rowSelection={selection && rowSelection(selection, rows, t)}
        expandable={
          tree && {
            expandedRowKeys: [...tree.open],
            onExpand: (isOpen, row) => tree.onToggle(row, isOpen),
            indentSize: 20,
          }
        }
        rowClassName={(row) => (row.id === active ? (styles.active ?? '') : '')}
        onRow={() => ({ tabIndex: -1 })}
      />
    </ConfigProvider>
  )
}
