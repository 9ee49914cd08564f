import { goodsClasses } from '@fangshi/contract/taxonomy'
import { cascader, dictionary, image, number, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('名称', 'Name')
const parent = l('上级分类', 'Parent')
const icon = l('图标', 'Icon')
const sort = l('排序', 'Sort order')

export default tableScreen({
  resource: goodsClasses,
  columns: {
    name: { label: name },
    thumb: { label: icon, type: 'image' },
    is_sort: { label: sort, type: 'number', width: 90 },
    created_at: createdAt,
  },
  search: [{ label: name, value: 'name', where: 'likeRight' }],
  form: {
    pid: cascader(parent, {
      options: dictionary(goodsClasses),
      anyLevel: true,
      placeholder: l('顶级分类', 'Top level'),
    }),
    name: text(name, { required: true, local: true, maxlength: 20 }),
    thumb: image(icon, { crop: { width: 300, height: 300 } }),
    is_sort: number(sort, { min: 0, max: 99_999, initial: 0, help: l('数字越小越靠前', 'Lower numbers come first') }),
  },
  // The top level is 0 on the wire and no option in the form.
  toForm: ({ pid, ...row }) => ({ ...row, pid: pid || undefined }),
  toBody: ({ pid, ...values }) => ({ ...values, pid: pid ?? 0 }),
})
