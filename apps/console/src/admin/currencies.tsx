import { currencies } from '@fangshi/contract/currencies'
import { text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('名称', 'Name')
const locale = l('语言地区', 'Locale')
const sign = l('符号', 'Symbol')
const code = l('货币代码', 'Currency code')
const description = l('描述', 'Description')

export default tableScreen({
  resource: currencies,
  columns: {
    name: { label: name },
    ename: { label: locale, width: 120 },
    currency: { label: sign, width: 100 },
    currency_ename: { label: code, type: 'id', width: 150 },
    content: { label: description },
    created_at: createdAt,
  },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { label: locale, value: 'ename', where: 'like' },
    { label: sign, value: 'currency', where: 'like' },
    { label: code, value: 'currency_ename', where: 'like' },
    { label: description, value: 'content', where: 'like' },
  ],
  form: {
    name: text(name, { required: true, local: true, maxlength: 30 }),
    ename: text(locale, { required: true, maxlength: 20, placeholder: l('如 zh-cn', 'e.g. zh-cn') }),
    currency: text(sign, { required: true, maxlength: 10 }),
    currency_ename: text(code, { required: true, maxlength: 10, placeholder: l('如 CNY', 'e.g. CNY') }),
    content: text(description, { maxlength: 200, span: 24 }),
  },
})
