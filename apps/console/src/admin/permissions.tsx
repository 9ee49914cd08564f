import { loadPermission, permissionGroups, permissions } from '@fangshi/contract/access'
import { autocomplete, dictionary, select, text } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const group = l('分组', 'Group')
const name = l('名称', 'Name')
const right = l('接口权限', 'Permission')
const content = l('说明', 'Description')
const groups = dictionary(permissionGroups)

export default tableScreen({
  resource: permissions,
  columns: {
    group_id: { label: group, type: 'dict_tags', options: groups, width: 150 },
    name: { label: name },
    apis: { label: right, type: 'id', width: 280 },
    content: { label: content },
    created_at: createdAt,
  },
  search: [
    { label: name, value: 'name', where: 'likeRight' },
    { type: 'select', label: group, value: 'group_id', dict: groups },
    { label: right, value: 'apis', where: 'likeRight' },
  ],
  form: {
    group_id: select(group, { required: true, options: groups }),
    apis: autocomplete(right, {
      required: true,
      options: dictionary(loadPermission.path, { valueName: 'apis', labelName: 'apis' }),
      help: l('从现有接口中选择', 'Choose one of the existing routes'),
    }),
    name: text(name, { required: true, local: true, maxlength: 60 }),
    content: text(content, { maxlength: 35 }),
  },
})
