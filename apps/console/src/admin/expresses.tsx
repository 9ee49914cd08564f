import { expresses } from '@fangshi/contract/expresses'
import { text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('名称', 'Name')
const code = l('编码', 'Code')

export default tableScreen({
  resource: expresses,
  columns: { name: { label: name }, code: { label: code, type: 'id' }, created_at: createdAt },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { label: code, value: 'code', where: 'likeRight' },
  ],
  form: {
    name: text(name, { required: true, local: true, maxlength: 40 }),
    code: text(code, { required: true, maxlength: 10 }),
  },
})
