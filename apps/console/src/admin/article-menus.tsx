import { articleMenus } from '@fangshi/contract/content-articles'
import { faqMenus } from '@fangshi/contract/content-help'
import { cascader, dictionary, number, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('名称', 'Name')
const code = l('编码', 'Code')
const parent = l('上级菜单', 'Parent')
const sort = l('排序', 'Sort order')

export default tableScreen({
  resource: articleMenus,
  columns: {
    name: { label: name },
    code: { label: code, type: 'id' },
    is_sort: { label: sort, type: 'number', width: 90 },
    created_at: createdAt,
  },
  search: [{ label: name, value: 'name', where: 'likeRight' }],
  form: {
    pid: cascader(parent, {
      options: dictionary(articleMenus),
      anyLevel: true,
      placeholder: l('顶级菜单', 'Top level'),
      help: l('最多两级', 'Up to two levels'),
    }),
    name: text(name, { required: true, local: true, maxlength: 35 }),
    code: text(code, {
      required: true,
      maxlength: 40,
      help: l(
        `小写字母、数字和短横线。编码为 ${faqMenus.goods} 或 ${faqMenus.order} 的菜单，其文章作为常见问题显示在商品页或订单页`,
        `Lowercase letters, digits and hyphens. Articles of the menu ${faqMenus.goods} or ${faqMenus.order} are the questions on product or order pages`,
      ),
    }),
    is_sort: number(sort, { min: 0, max: 99_999, initial: 0, help: l('数字越小越靠前', 'Lower numbers come first') }),
  },
  // The top level is 0 on the wire and no option in the form.
  toForm: ({ pid, ...row }) => ({ ...row, pid: pid || undefined }),
  toBody: ({ pid, ...values }) => ({ ...values, pid: pid ?? 0 }),
})
