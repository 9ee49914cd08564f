import { agreements } from '@fangshi/contract/content-articles'
import { editor, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const title = l('名称', 'Name')
const key = l('标识', 'Key')

export default tableScreen({
  resource: agreements,
  columns: {
    title: { label: title, width: 260 },
    name: { label: key, type: 'id', width: 220 },
    updated_at: { label: l('更新时间', 'Updated'), type: 'time' },
    created_at: createdAt,
  },
  search: [
    { label: title, value: 'title', where: 'likeRight' },
    { label: key, value: 'name', where: 'likeRight' },
  ],
  form: {
    title: text(title, { required: true, local: true, maxlength: 60 }),
    name: text(key, {
      required: true,
      maxlength: 40,
      help: l('页面按标识取用，如 user-agreement', 'Pages load the agreement by this key, e.g. user-agreement'),
    }),
    content: editor(l('内容', 'Content'), { required: true, local: true, span: 24 }),
  },
})
