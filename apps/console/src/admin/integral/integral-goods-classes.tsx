import { pointsGoodsClasses } from '@fangshi/contract/points-mall-admin'
import { l } from '../../i18n/ui-text.ts'
import { number, text } from '../../kit/fields/build.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'
import { createdAt } from '../../kit/table/created-at.ts'

const name = l('名称', 'Name')
const sort = l('排序', 'Sort order')

export default tableScreen({
  resource: pointsGoodsClasses,
  columns: {
    name: { label: name },
    is_sort: { label: sort, type: 'number', width: 90 },
    created_at: createdAt,
  },
  search: [{ label: name, value: 'name', where: 'likeRight' }],
  form: {
    name: text(name, { required: true, local: true, maxlength: 20 }),
    is_sort: number(sort, { min: 0, max: 99_999, initial: 0, help: l('数字越小越靠前', 'Lower numbers come first') }),
  },
})
