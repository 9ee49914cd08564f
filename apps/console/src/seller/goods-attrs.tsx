import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { attrBody, attrForm, attrName } from './goods-attrs/attr-form.ts'
import { valuesExtra } from './goods-attrs/values-field.tsx'

/** Attributes of the store's goods with their values: colour, size (rules §3). */
export default tableScreen({
  resource: goodsAttrs,
  columns: {
    name: { label: attrName, width: 160 },
    values: { label: l('规格值', 'Values'), type: 'tags_array', isNeutral: true },
    goods_count: { label: l('使用中的商品', 'Used by products'), type: 'number', width: 120 },
    created_at: createdAt,
  },
  search: [{ label: attrName, value: 'name', where: 'like' }],
  form: attrForm,
  toBody: attrBody,
  formExtra: valuesExtra,
  buttons: { delete: true },
})
