import type { Resource, RowOf } from '@fangshi/contract/resource'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense } from 'react'
import type { RowSource } from '../fields/spec.ts'
import { namedColumns, type Columns } from '../list/column.ts'
import type { SearchOption } from '../search/search-option.ts'

/** The table that a picker shows. */
export interface PickerSource<R extends Resource> {
  resource: R
  columns: Columns<RowOf<R>>
  search?: readonly SearchOption[]
  /** Filters that always apply: `field` → `value|operator`. */
  params?: Readonly<Record<string, string>>
  /** The field that names a row; default: name, goods_name or nickname. */
  showName?: string
}

// The table comes with the first dialog.
const TablePicker = lazy(() => loadChunk(() => import('./table-picker.tsx')))

/** Lets a `table_select` field pick rows of a resource from a table of these columns. */
export function pickFrom<R extends Resource>({ columns, ...source }: PickerSource<R>): RowSource {
  const table = { ...source, columns: namedColumns(columns) }
  return {
    resource: source.resource,
    showName: source.showName,
    Picker: (props) => (
      <Suspense>
        <TablePicker {...props} table={table} />
      </Suspense>
    ),
  }
}
