import type { ErrorKey } from '@fangshi/contract/errors'
import { databaseError } from '../../../../kernel/db/database-error.ts'
import { Refusal } from '../../../../kernel/fail.ts'

/** Constraint → field of the goods form and its error key. */
const faults: Readonly<Record<string, readonly [field: string, key: ErrorKey]>> = {
  goods_no: ['goods_no', 'TAKEN'],
  skus_no: ['skus', 'TAKEN'],
  goods_brand_id_goods_brands_id_fk: ['brand_id', 'CHOICE_INVALID'],
  goods_freight: ['freight_id', 'CHOICE_INVALID'],
  goods_values_value: ['attrs', 'CHOICE_INVALID'],
}

/**
 * Turns a constraint violation caused by a change between check and write into the refusal of that check; other errors
 * stay as they are.
 */
export function explainGoods(error: unknown): unknown {
  const fault = faults[databaseError(error)?.constraint ?? '']
  return fault ? new Refusal('INVALID_INPUT', { fields: { [fault[0]]: fault[1] } }) : error
}
