import { pointsGoods, pointsGoodsClasses } from '@fangshi/contract/points-mall-admin'
import { l } from '../../i18n/ui-text.ts'
import { dictionary, editor, image, number, select, text, toggle } from '../../kit/fields/build.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'
import { createdAt } from '../../kit/table/created-at.ts'

const name = l('名称', 'Name')
const category = l('分类', 'Category')
const points = l('所需积分', 'Points')
const cash = l('另付现金', 'Plus cash')
const stock = l('库存', 'Stock')
const shelf = l('上架', 'On shelf')
const recommended = l('推荐', 'Recommended')

export default tableScreen({
  resource: pointsGoods,
  columns: {
    image: { label: l('图片', 'Picture'), type: 'image' },
    name: { label: name, width: 260 },
    class_name: { label: category, width: 120 },
    points: { label: points, type: 'number', width: 110 },
    cash: { label: cash, type: 'price', width: 110 },
    stock: { label: stock, type: 'number', width: 90 },
    sold: { label: l('已兑', 'Redeemed'), type: 'number', width: 90 },
    on_shelf: { label: shelf, type: 'boolean', width: 90 },
    recommended: { label: recommended, type: 'boolean', width: 100 },
    created_at: createdAt,
  },
  search: [
    { label: name, value: 'name', where: 'like' },
    { type: 'select', label: category, value: 'class_id', dict: dictionary(pointsGoodsClasses) },
  ],
  form: {
    name: text(name, { required: true, local: true, maxlength: 120, span: 24 }),
    subname: text(l('副标题', 'Subtitle'), { local: true, maxlength: 120, span: 24 }),
    class_id: select(category, { required: true, options: dictionary(pointsGoodsClasses) }),
    points: number(points, { required: true, min: 1, max: 100_000_000 }),
    cash: number(cash, {
      money: true,
      initial: '0.00',
      help: l('每件在积分之外另付的金额，0 表示只用积分', 'Paid beside the points for each piece; 0 for points alone'),
    }),
    market_price: number(l('市场价', 'Market price'), { money: true, initial: '0.00' }),
    stock: number(stock, { required: true, min: 0, max: 9_999_999, initial: 0 }),
    buy_limit: number(l('每人限兑', 'Limit per person'), {
      min: 1,
      max: 999,
      help: l('留空表示不限', 'Leave blank for no limit'),
    }),
    on_shelf: toggle(shelf, { initial: true }),
    recommended: toggle(recommended, {
      initial: false,
      help: l('在商城首页优先展示', 'Shown first in the points mall'),
    }),
    images: image(l('图片', 'Pictures'), {
      required: true,
      multiple: true,
      max: 10,
      span: 24,
      help: l('第一张为主图', 'The first is the main one'),
    }),
    content: editor(l('详情', 'Description'), { local: true, span: 24 }),
  },
})
