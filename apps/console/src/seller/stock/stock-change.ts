import type { FormValues } from '../../kit/fields/spec.ts'
import type { StockRow } from './stock-row.ts'

/** The stock on hand after the change. */
export const stockAfter = (stock: number, { mode, pieces }: FormValues): number =>
  mode === 'set' ? Number(pieces ?? 0) : stock + Number(pieces ?? 0)

type Changed = Pick<StockRow, 'id' | 'stock'>

/** Setting a number refuses SKUs that sold since the list was read; adding to it does not. */
export const bulkChangeOf = (rows: readonly Changed[], { mode, pieces, note }: FormValues) => ({
  changes: rows.map(({ id, stock }) =>
    mode === 'set'
      ? { id, mode: 'set' as const, pieces: Number(pieces), old_stock: stock }
      : { id, mode: 'add' as const, pieces: Number(pieces) },
  ),
  note: typeof note === 'string' ? note : '',
})
