import { sellerGoods } from '@fangshi/contract/goods-seller'
import { GoodsSheetRow } from '@fangshi/contract/goods-sheet'
import type { Context } from '../../../../context.ts'
import { databaseError } from '../../../../kernel/db/database-error.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail, Refusal } from '../../../../kernel/fail.ts'
import { inTurns } from '../../../../kernel/in-turns.ts'
import type { Change, Seller } from '../../../../kernel/http/who.ts'
import { validate } from '../../../../kernel/http/validate.ts'
import { refuseRows, rowErrors, type RowError } from '../../../../kernel/resource/row-errors.ts'
import { allow, mayPress } from '../../../access/public.ts'
import { getSettings } from '../../../settings/public.ts'
import { checkSheet } from './check-sheet.ts'
import { groupRows, type Fault, type Row } from './sheet-goods.ts'
import { updateSheet } from './update-sheet.ts'
import { writeSheet } from './write-sheet.ts'

function* readRows(sheetRows: readonly unknown[]): Generator<void, Row[]> {
  const errors: RowError[] = []
  const rows: Row[] = []
  for (const [at, row] of sheetRows.entries()) {
    try {
      rows.push(validate(GoodsSheetRow, row))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push(...rowErrors(at, error))
    }
    yield
  }
  return errors.length ? refuseRows(errors) : rows
}

/** Validates the rows. Throws IMPORT_INVALID naming every invalid one. */
export const readSheet = (sheetRows: readonly unknown[]): Promise<Row[]> => inTurns(readRows(sheetRows))

/** A number was taken while the sheet was being written. */
const explain = (error: unknown): unknown => {
  const { code, constraint } = databaseError(error) ?? {}
  const field = constraint === 'goods_no' || constraint === 'skus_no' ? constraint.replace('skus', 'sku') : null
  if (code !== '23505' || !field) return error
  return new Refusal('IMPORT_INVALID', { errors: [{ row: 0, field, key: 'TAKEN' }], wrong_rows: 1 })
}

/** The first reason of each cell, in the order of the rows. */
function distinct(faults: readonly Fault[]): Fault[] {
  const byCell = new Map<string, Fault>()
  for (const fault of faults)
    byCell.set(`${fault.row} ${fault.field}`, byCell.get(`${fault.row} ${fault.field}`) ?? fault)
  return [...byCell.values()].toSorted((a, b) => a.row - b.row)
}

/** Changing goods takes what their form takes; the import alone adds. */
async function refuseUpdates(tx: Tx, who: Seller): Promise<void> {
  const mayEdit = await allow(tx, who, sellerGoods.right('update'))
  if (!mayEdit || !(await mayPress(tx, who, sellerGoods.path, ['edit']))) fail('FORBIDDEN')
}

/**
 * Adds the goods of a sheet whose number the store does not have, and updates the others, all rows or none, each checked
 * (rules §12). With goods verification on new content awaits review. Throws IMPORT_INVALID naming every invalid row,
 * FORBIDDEN where goods change and the caller may not edit them.
 */
export async function importGoods(tx: Tx, ctx: Context, who: Seller, rows: readonly Row[]) {
  const checked = await checkSheet(tx, who.store_id, rows, groupRows(rows))
  const { added, changes, faults } = checked
  if (changes.length) await refuseUpdates(tx, who)
  if (faults.length) refuseRows(distinct(faults))
  const { goods_verify } = await getSettings(tx, 'store')
  const ids = await writeSheet(tx, ctx, who, checked, goods_verify).catch((error: unknown) => {
    throw explain(error)
  })
  const updated = await updateSheet(tx, ctx, who, changes, goods_verify)
  const made = added.map(({ goods_no, first, skus }): Change => ({
    target: ids.get(goods_no) ?? goods_no,
    after: { goods_no, goods_name: first.goods_name, skus: skus.length },
  }))
  return [...made, ...updated]
}

/** How many goods of a sheet were added, changed, or found equal. */
export function countImported(rows: readonly Row[], records: readonly Change[]) {
  const goods = new Set(rows.map(({ goods_no }) => goods_no)).size
  const updated = records.filter(({ before }) => before !== undefined).length
  const added = records.length - updated
  return { imported: rows.length, goods, added, updated, unchanged: goods - added - updated }
}
