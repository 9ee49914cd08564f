import { permissionGroups } from '@fangshi/contract/access'
import { text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const name = l('名称', 'Name')
const content = l('说明', 'Description')

export default tableScreen({
  resource: permissionGroups,
  columns: { name: { label: name }, content: { label: content }, created_at: createdAt },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { label: content, value: 'content', where: 'likeRight' },
  ],
  form: {
    name: text(name, { required: true, local: true, maxlength: 40 }),
    content: text(content, { maxlength: 40 }),
  },
})
