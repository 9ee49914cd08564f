import { roles } from '@fangshi/contract/access'
import { Form } from 'antd'
import { text } from '../kit/fields/build.ts'
import { l } from '../kit/label.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/table/table-screen.tsx'
import { emptyDraft, type RoleDraft } from './roles/role-draft.ts'
import { RoleSets } from './roles/role-sets.tsx'

const name = l('名称', 'Name')

/** The single view has more than the rows of the list: what the role holds. */
function draftOf(row: object | undefined): RoleDraft {
  const { menus, permissions, buttons } = (row ?? emptyDraft) as RoleDraft
  return { menus, permissions, buttons }
}

export default tableScreen({
  resource: roles,
  columns: {
    name: { label: name },
    holders: { label: l('管理员数', 'Administrators'), type: 'number', width: 140 },
    created_at: createdAt,
  },
  search: [{ label: name, value: 'name', where: 'likeRight' }],
  form: { name: text(name, { required: true, maxlength: 30 }) },
  formWidth: 'max(50%, min(960px, 100vw - 48px))',
  formExtra: (row) => (
    <Form.Item name="sets" initialValue={draftOf(row)} noStyle>
      <RoleSets />
    </Form.Item>
  ),
  toBody: ({ sets, ...values }) => ({ ...values, ...(sets as RoleDraft) }),
})
