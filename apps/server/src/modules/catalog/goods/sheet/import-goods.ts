import { setImmediate as breathe } from 'node:timers/promises'
import { GoodsSheetRow } from '@fangshi/contract/goods-seller'
import type { Context } from '../../../../context.ts'
import { databaseError } from '../../../../kernel/db/database-error.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { Refusal } from '../../../../kernel/fail.ts'
import type { Seller } from '../../../../kernel/http/who.ts'
import { validate } from '../../../../kernel/http/validate.ts'
import { refuseRows, rowErrors, type RowError } from '../../../../kernel/resource/row-errors.ts'
import { getSettings } from '../../../settings/public.ts'
import { checkSheet } from './check-sheet.ts'
import { groupRows, type Row } from './sheet-goods.ts'
import { writeSheet } from './write-sheet.ts'

/** How many rows are read before other calls get their turn. */
const readAtOnce = 100

/** Validates the rows. Throws IMPORT_INVALID naming every invalid one. */
export async function readSheet(sheetRows: readonly unknown[]): Promise<Row[]> {
  const errors: RowError[] = []
  const rows: Row[] = []
  for (const [at, row] of sheetRows.entries()) {
    if (at % readAtOnce === 0) await breathe()
    try {
      rows.push(validate(GoodsSheetRow, row))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push(...rowErrors(at, error))
    }
  }
  return errors.length ? refuseRows(errors) : rows
}

/** A number was taken while the sheet was being written. */
const explain = (error: unknown): unknown => {
  const { code, constraint } = databaseError(error) ?? {}
  const field = constraint === 'goods_no' || constraint === 'skus_no' ? constraint.replace('skus', 'sku') : null
  if (code !== '23505' || !field) return error
  return new Refusal('IMPORT_INVALID', { errors: [{ row: 0, field, key: 'TAKEN' }], wrong_rows: 1 })
}

/**
 * Adds the goods of a sheet, all rows or none, each checked (rules §12). With goods verification on they await review.
 * Throws IMPORT_INVALID naming every invalid row.
 */
export async function importGoods(tx: Tx, ctx: Context, who: Seller, rows: readonly Row[]) {
  const { goods, faults } = groupRows(rows)
  const checked = await checkSheet(tx, who.store_id, rows, goods)
  const wrong = [...faults, ...checked.faults].sort((a, b) => a.row - b.row)
  if (wrong.length) refuseRows(wrong)
  const { goods_verify } = await getSettings(tx, 'store')
  const ids = await writeSheet(tx, ctx, who, goods, checked, goods_verify).catch((error: unknown) => {
    throw explain(error)
  })
  return goods.map(({ goods_no, first, skus }) => ({
    target: ids.get(goods_no) ?? goods_no,
    after: { goods_no, goods_name: first.goods_name, skus: skus.length },
  }))
}
