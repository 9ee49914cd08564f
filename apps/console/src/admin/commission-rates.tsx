import { adminGoods } from '@fangshi/contract/goods-review'
import { commissionRates, maxCommissionBp } from '@fangshi/contract/commission-rates'
import { goodsClasses } from '@fangshi/contract/taxonomy'
import { locale } from '../i18n/language.ts'
import { l, textIn } from '../i18n/ui-text.ts'
import { cascader, dictionary, number, tableSelect } from '../kit/fields/build.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { useRights } from '../session/rights.ts'
import { storePicker } from './stores/store-picker.ts'
import { RateLookUp } from './commission-rates/rate-look-up.tsx'
import { commissionScopes as scopes } from '../orders/commission-scopes.ts'

const scope = l('适用范围', 'Applies to')
const options = Object.entries(scopes).map(([value, label]) => ({ value, label }))
const rate = l('费率', 'Rate')
const store = l('店铺', 'Store')
const goodsClass = l('分类', 'Class')
const all = l('全部商品', 'All products')

/** The look-up reads the list of goods. */
function LookUp() {
  return useRights().can(adminGoods.right('index')) && <RateLookUp />
}

/** What the platform takes of sales (rules §8). */
export default tableScreen({
  resource: commissionRates,
  columns: {
    scope: { label: scope, type: 'dict_tags', options, width: 120, isNeutral: true },
    name: { label: l('店铺或分类', 'Store or class'), width: 280, value: ({ name }) => name || textIn(locale(), all) },
    rate: { label: rate, type: 'number', width: 110, value: (row) => `${row.rate}%` },
    updated_at: { label: l('更新时间', 'Updated'), type: 'time' },
  },
  search: [
    { type: 'select', label: scope, value: 'scope', data: options },
    { type: 'cascader', label: goodsClass, value: 'class_id', dict: dictionary(goodsClasses) },
  ],
  form: {
    store_id: tableSelect(store, {
      source: storePicker,
      help: l('店铺和分类都不选，即为全平台费率', 'Leave store and class empty for a platform-wide rate'),
      showIf: ({ class_id }) => !class_id,
    }),
    class_id: cascader(goodsClass, {
      options: dictionary(goodsClasses),
      anyLevel: true,
      help: l('包括其下级分类', 'Includes its subclasses'),
      showIf: ({ store_id }) => !store_id,
    }),
    rate: number(rate, {
      required: true,
      min: 0,
      max: maxCommissionBp / 100,
      precision: 2,
      step: 0.1,
      unit: l('%', '%'),
      help: l('只用于之后下的订单，已有订单不变', 'Applies to new orders; earlier orders keep their rate'),
    }),
  },
  toBody: ({ rate: percent, ...values }) => ({ store_id: null, class_id: null, ...values, rate: String(percent) }),
  above: () => <LookUp />,
})
