import type { TableProps } from 'antd'
import type { ReadText } from '../../i18n/use-text.ts'
import type { Row } from '../fields/row.ts'
import { toggled, withTicks, type Selection } from '../list/selection.ts'
import type { TreeRow } from '../list/tree.ts'
import { RowTick } from './row-tick.tsx'
import { tableTexts } from './texts.ts'

export interface TableSelection {
  chosen: Selection
  isSingle?: boolean
  onChange: (next: Selection) => void
}

/** px */
export const selectionWidth = 55

const allRows = (rows: readonly TreeRow[]): Row[] => rows.flatMap((row) => [row, ...allRows(row.children ?? [])])

/** The column of ticks, or of radio buttons; ticks on other pages stay. */
export function rowSelection(
  { chosen, isSingle = false, onChange }: TableSelection,
  rows: readonly TreeRow[],
  t: ReadText,
): TableProps<TreeRow>['rowSelection'] {
  const nameOf = ({ id }: Row): string => t(tableTexts.selectRow, { id })
  return {
    type: isSingle ? 'radio' : 'checkbox',
    columnWidth: selectionWidth,
    fixed: true,
    checkStrictly: true,
    selectedRowKeys: [...chosen.keys()],
    onChange: (keys) => onChange(withTicks(isSingle ? new Map() : chosen, allRows(rows), new Set(keys as number[]))),
    getTitleCheckboxProps: () => ({ 'aria-label': t(tableTexts.selectPage) }),
    // Asked of every row, shown or not: only where antd draws what it names.
    ...(isSingle ? { getCheckboxProps: (row) => ({ 'aria-label': nameOf(row) }) } : {}),
    renderCell: (isTicked, row, _index, radio) =>
      isSingle ? (
        radio
      ) : (
        <RowTick label={nameOf(row)} isTicked={isTicked} onToggle={() => onChange(toggled(chosen, row))} />
      ),
  }
}
