import { articleMenus, articles } from '@fangshi/contract/content-articles'
import { cascader, dictionary, editor, number, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const menu = l('所属菜单', 'Menu')
const title = l('标题', 'Title')
const name = l('网址名称', 'URL name')
const sort = l('排序', 'Sort order')

export default tableScreen({
  resource: articles,
  columns: {
    title: { label: title, width: 260 },
    menu_id: { label: menu, type: 'dict', options: dictionary(articleMenus) },
    name: { label: name, type: 'id', width: 180 },
    click: { label: l('阅读量', 'Views'), type: 'number' },
    is_sort: { label: sort, type: 'number', width: 90, hidden: true },
    updated_at: { label: l('更新时间', 'Updated'), type: 'time', hidden: true },
    created_at: createdAt,
  },
  search: [
    { label: title, value: 'title', where: 'like' },
    { type: 'cascader', label: menu, value: 'menu_id', dict: dictionary(articleMenus) },
    { label: name, value: 'name', where: 'likeRight' },
  ],
  form: {
    menu_id: cascader(menu, { required: true, options: dictionary(articleMenus), anyLevel: true }),
    name: text(name, {
      required: true,
      maxlength: 80,
      help: l('文章网址的最后一段', 'The last part of the article’s URL'),
    }),
    title: text(title, { required: true, local: true, maxlength: 80 }),
    is_sort: number(sort, { min: 0, max: 99_999, initial: 0, help: l('数字越小越靠前', 'Lower numbers come first') }),
    content: editor(l('内容', 'Content'), { required: true, local: true, span: 24 }),
  },
})
