import { CardList } from '../table/card-list.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { Sorting } from '../table/sorting.ts'
import type { Density } from '../table/density.ts'
import { CallFailed, ListEmpty, ListLoading, NoResult } from '../list/list-states.tsx'
import type { Selection } from '../list/selection.ts'
import type { NamedColumn, Names } from '../list/column.ts'
import type { Row } from '../fields/row.ts'
import type { RowAction } from '../table/row-action.ts'
import { usePhone } from '../ui/use-phone.ts'
import type { Rows } from '../list/use-rows.ts'

/** px that the top bar of the shell covers. */
const barHeight = 56

interface Props {
  name: string
  rows: Rows
  columns: readonly NamedColumn[]
  names: Names
  density: Density
  selection: { chosen: Selection; onChange: (next: Selection) => void }
  actionsOf?: (row: Row) => readonly RowAction[]
  active?: number
  isFull: boolean
  sorting: Sorting
  isFiltered: boolean
  onAdd?: () => void
  onClear: () => void
}

/** The rows of a screen, or a placeholder: loading, failed, no rows yet, no matches. */
export function ScreenBody({
  name,
  rows: screenRows,
  isFull,
  isFiltered,
  onAdd,
  onClear,
  density,
  active,
  sorting,
  ...shown
}: Props) {
  const isPhone = usePhone()
  const { list, rows, tree } = screenRows
  if (list.isError) return <CallFailed error={list.error} onRetry={() => void list.refetch()} />
  if (list.isPending) return <ListLoading />
  if (!rows.length && !list.isPlaceholderData) {
    return isFiltered ? <NoResult onClear={onClear} /> : <ListEmpty onAdd={onAdd} />
  }
  const common = {
    ...shown,
    label: name,
    rows,
    tree: tree && { open: tree.open, onToggle: tree.toggle },
    isLoading: list.isPlaceholderData || (tree?.isLoading ?? false),
  }
  return isPhone ? (
    <CardList {...common} />
  ) : (
    <DataTable
      {...common}
      page={`${list.data.current_page}/${list.data.per_page}`}
      density={density}
      active={active}
      sorting={tree ? undefined : sorting}
      headOffset={isFull ? 0 : barHeight}
    />
  )
}
