import { statement, type Tx } from '../../../../kernel/db/db.ts'

const skuNumbers = statement(
  'sheet.sku_nos',
  `select sku_no as number from skus where store_id = $1 and deleted_at is null
      and (sku_no = any($2::text[]) or regexp_replace(sku_no, '-\\d+$', '') = any($3::text[]))`,
)
/** Those of the SKU numbers that the store already uses, and all that were derived from one of the goods numbers. */
export const takenSkuNos = async (tx: Tx, storeId: number, numbers: readonly string[], goodsNos: readonly string[]) =>
  new Set((await tx.rows<{ number: string }>(skuNumbers, [storeId, numbers, goodsNos])).map(({ number }) => number))
