import { listExpresses, loadAreas } from '@fangshi/contract/addresses'
import { goodsBrands } from '@fangshi/contract/taxonomy'
import {
  autocomplete,
  avatar,
  cascader,
  cascaderLazy,
  date,
  daterange,
  datetime,
  dictionary,
  editor,
  file,
  icon,
  image,
  number,
  password,
  radio,
  select,
  tableSelect,
  text,
  textarea,
  toggle,
} from '../fields/build.ts'
import type { AreaName } from '../../areas/areas.ts'
import type { FieldSpecs } from '../fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import { pickFrom } from '../picker/pick-from.tsx'

const sizes = [
  { value: 's', label: l('小号', 'Small') },
  { value: 'm', label: l('中号', 'Medium') },
  { value: 'l', label: l('大号', 'Large') },
]
const shelves = [
  { value: 1, label: l('上架', 'Listed') },
  { value: 0, label: l('下架', 'Unlisted') },
]
const foods = [
  {
    value: 1,
    label: l('水果', 'Fruit'),
    children: [
      { value: 11, label: l('苹果', 'Apples') },
      { value: 12, label: l('梨', 'Pears') },
    ],
  },
  { value: 2, label: l('茶', 'Tea'), children: [{ value: 21, label: l('绿茶', 'Green tea') }] },
]

// Sellers pick from their own tables: this one is the platform's.
const brands = pickFrom({
  resource: goodsBrands,
  columns: { id: { label: l('编号', 'Id'), type: 'id' }, name: { label: l('名称', 'Name') } },
  search: [{ label: l('名称', 'Name'), where: 'like' }],
})

/** A field of every type, in the order of the spec §2. */
const all: FieldSpecs = {
  icon: icon(l('图标', 'Icon')),
  table_select: tableSelect(l('表格选择', 'Table select'), { source: brands }),
  table_select_many: tableSelect(l('表格多选', 'Multiple table select'), { source: brands, many: true }),
  text: text(l('文本', 'Text'), { maxlength: 20, help: l('最多 20 个字', 'At most 20 characters') }),
  text_local: text(l('双语文本', 'Local text'), { local: true, maxlength: 20 }),
  password: password(l('密码', 'Password')),
  number: number(l('数字', 'Number'), { min: 0, max: 999, unit: l('件', 'items') }),
  money: number(l('金额', 'Money'), { money: true }),
  textarea: textarea(l('多行文本', 'Textarea')),
  textarea_local: textarea(l('双语多行文本', 'Local textarea'), { local: true, maxlength: 200 }),
  cascader: cascader(l('级联', 'Cascader'), { options: foods }),
  cascader_lazy: cascaderLazy(l('懒加载级联', 'Lazy cascader'), { lazyUrl: loadAreas.path }),
  select: select(l('下拉', 'Select'), { options: sizes }),
  select_many: select(l('多选下拉', 'Multiple select'), { options: sizes, multiple: true }),
  select_dict: select(l('字典下拉', 'Dictionary select'), { options: dictionary(listExpresses.path) }),
  autocomplete: autocomplete(l('自动补全', 'Autocomplete'), { options: dictionary(listExpresses.path) }),
  switch: toggle(l('开关', 'Switch'), { activeText: l('开启', 'On'), inactiveText: l('关闭', 'Off') }),
  radio: radio(l('单选', 'Radio'), { options: shelves }),
  date: date(l('日期', 'Date')),
  datetime: datetime(l('日期时间', 'Date and time')),
  daterange: daterange(l('日期范围', 'Date range')),
  avatar: avatar(l('头像', 'Avatar')),
  image: image(l('图片', 'Image')),
  images: image(l('多张图片', 'Pictures'), { multiple: true, max: 5, span: 24 }),
  file: file(l('文件', 'File')),
  editor: editor(l('富文本', 'Rich text'), { span: 24 }),
  editor_local: editor(l('双语富文本', 'Local rich text'), { local: true, span: 24, height: 285 }),
}

/** The fields that an area can show: sellers have no right to the platform's tables. */
export const samplesOf = (area: AreaName): FieldSpecs =>
  area === 'Admin' ? all : Object.fromEntries(Object.entries(all).filter(([, { type }]) => type !== 'table_select'))
