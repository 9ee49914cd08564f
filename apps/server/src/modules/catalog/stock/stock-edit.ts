import { maxPieces } from '@fangshi/contract/goods-form'
import { fail, failFields } from '../../../kernel/fail.ts'
import type { StockChange, StockRow } from './edit-stock.db.ts'

/** A change of the stock of a SKU; see the contract. */
export interface StockEdit {
  id: number
  mode: 'set' | 'add'
  pieces: number
  old_stock?: number | undefined
}

/** The stock of a SKU after an edit. Throws STOCK_CHANGED, STOCK_BELOW_RESERVED, INVALID_INPUT beyond what there can be. */
export function stockChange({ id, mode, pieces, old_stock }: StockEdit, { on_hand, reserved }: StockRow): StockChange {
  if (old_stock !== undefined && old_stock !== on_hand) fail('STOCK_CHANGED', { sku_id: id, stock: on_hand })
  const on_hand_after = mode === 'set' ? pieces : on_hand + pieces
  if (on_hand_after > maxPieces) failFields({ pieces: 'TOO_BIG' })
  if (on_hand_after < 0) failFields({ pieces: 'TOO_SMALL' })
  if (on_hand_after < reserved) fail('STOCK_BELOW_RESERVED', { sku_id: id, reserved })
  return { id, mode, on_hand: on_hand_after, delta: on_hand_after - on_hand }
}
