import { maxPieces } from '@fangshi/contract/goods-form'
import { l } from '../../i18n/ui-text.ts'
import { number, radio, text } from '../../kit/fields/build.ts'

/** How stock changes, and why. */
export const stockFields = {
  mode: radio(l('调整方式', 'Method'), {
    required: true,
    span: 24,
    options: [
      { value: 'add', label: l('增减', 'Add or subtract') },
      { value: 'set', label: l('设为', 'Set to') },
    ],
  }),
  pieces: number(l('数量', 'Quantity'), {
    required: true,
    min: -maxPieces,
    max: maxPieces,
    span: 24,
    help: l('增减时，负数表示减少', 'Use a negative number to subtract'),
    check: (value, { mode }) => (mode === 'set' && Number(value) < 0 ? 'TOO_SMALL' : undefined),
  }),
  note: text(l('备注', 'Note'), { maxlength: 100, span: 24, help: l('如：到货、盘点', 'e.g. delivery, stocktake') }),
}
