import { maxDistributionBp, sellerDistributions } from '@fangshi/contract/distributions'
import { l, type UiText } from '../i18n/ui-text.ts'
import { number, tableSelect } from '../kit/fields/build.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { createdAt } from '../kit/table/created-at.ts'
import { goodsPicker } from './goods/goods-picker.ts'

const goods = l('商品', 'Product')
const lev1 = l('一级比例', 'Level 1')
const lev2 = l('二级比例', 'Level 2')
const lev3 = l('三级比例', 'Level 3')

const percent = (label: UiText, help: UiText) =>
  number(label, {
    required: true,
    min: 0,
    max: maxDistributionBp / 100,
    precision: 2,
    step: 0.5,
    unit: l('%', '%'),
    help,
  })

/** Goods whose buyers' referrers earn something (rules §9). */
export default tableScreen({
  resource: sellerDistributions,
  columns: {
    goods_image: { label: l('图片', 'Image'), type: 'image', width: 80 },
    goods_name: { label: goods, width: 260 },
    goods_price: { label: l('价格', 'Price'), type: 'price', width: 110 },
    goods_state: {
      label: l('状态', 'Status'),
      type: 'dict_tags',
      options: [
        { value: 'on_sale', label: l('在售', 'On sale'), color: 'success' },
        { value: 'not_on_sale', label: l('未在售', 'Not on sale'), color: 'default' },
      ],
      width: 100,
    },
    lev_1: { label: lev1, type: 'number', width: 100, value: (row) => `${row.lev_1}%` },
    lev_2: { label: lev2, type: 'number', width: 100, value: (row) => `${row.lev_2}%` },
    lev_3: { label: lev3, type: 'number', width: 100, value: (row) => `${row.lev_3}%` },
    total_rate: { label: l('合计', 'Total'), type: 'number', width: 100, value: (row) => `${row.total_rate}%` },
    created_at: createdAt,
  },
  search: [{ label: goods, value: 'goods_name', where: 'like' }],
  form: {
    goods_id: tableSelect(goods, { source: goodsPicker, required: true }),
    lev_1: percent(lev1, l('给买家的推荐人', 'For whoever referred the buyer')),
    lev_2: percent(lev2, l('给推荐人的推荐人', 'For whoever referred the referrer')),
    lev_3: percent(
      lev3,
      l(
        '给再上一级；三级合计不超过 50%，按商品实付计算，订单结算时从货款中扣除。修改只影响之后的订单',
        'One level further up. The three are at most 50% together, of what is paid for the product, and are deducted when the order is settled. Changes apply to new orders.',
      ),
    ),
  },
  toBody: ({ lev_1, lev_2, lev_3, ...values }) => ({
    ...values,
    lev_1: String(lev_1),
    lev_2: String(lev_2),
    lev_3: String(lev_3),
  }),
})
