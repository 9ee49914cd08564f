import { goodsBrands } from '@fangshi/contract/taxonomy'
import { image, number, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('名称', 'Name')
const logo = l('标志', 'Logo')
const slogan = l('标语', 'Slogan')
const sort = l('排序', 'Sort order')

export default tableScreen({
  resource: goodsBrands,
  columns: {
    thumb: { label: logo, type: 'image' },
    name: { label: name },
    slogan: { label: slogan },
    is_sort: { label: sort, type: 'number', width: 90 },
    created_at: createdAt,
  },
  search: [{ label: name, value: 'name', where: 'likeRight' }],
  form: {
    name: text(name, { required: true, local: true, maxlength: 20 }),
    slogan: text(slogan, { local: true, maxlength: 60 }),
    thumb: image(logo, { crop: { width: 300, height: 300 } }),
    is_sort: number(sort, { min: 0, max: 99_999, initial: 0, help: l('数字越小越靠前', 'Lower numbers come first') }),
  },
})
