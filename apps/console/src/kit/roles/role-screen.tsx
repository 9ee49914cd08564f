import type { roles } from '@fangshi/contract/access'
import { Form } from 'antd'
import { text, toggle } from '../fields/build.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { createdAt } from '../table/created-at.ts'
import { tableScreen } from '../screen/table-screen.tsx'
import { emptyDraft, type RoleDraft } from './role-draft.ts'
import { RoleSets, type Grants } from './role-sets.tsx'

const name = l('名称', 'Name')
const factor = l('要求两步验证', 'Requires two-step')

/** What the role holds, which only its single view says. */
const draftOf = ({ menus, permissions, buttons }: RoleDraft): RoleDraft => ({ menus, permissions, buttons })

interface Spec {
  resource: typeof roles
  grants: Grants
  /** Who has a role: the heading of their number. */
  holders: UiText
}

/** The roles of an area (rules §11): of the platform, or of a store. */
export const roleScreen = ({ resource, grants, holders }: Spec) =>
  tableScreen({
    resource,
    columns: {
      name: { label: name },
      needs_second_factor: { label: factor, type: 'boolean', width: 150 },
      holders: { label: holders, type: 'number', width: 160 },
      created_at: createdAt,
    },
    search: [{ label: name, value: 'name', where: 'likeRight' }],
    form: {
      name: text(name, { required: true, maxlength: 30 }),
      needs_second_factor: toggle(factor, {
        initial: false,
        help: l(
          '开启后，拥有此角色的账号须先开启两步验证，才能使用其他功能',
          'Accounts with this role must turn on two-step verification before they can do anything else',
        ),
      }),
    },
    formWidth: 'max(50%, min(960px, 100vw - 48px))',
    formExtra: {
      render: (row) => (
        <Form.Item name="sets" initialValue={draftOf(row ?? emptyDraft)} noStyle>
          <RoleSets grants={grants} />
        </Form.Item>
      ),
      valuesOf: (row) => ({ sets: draftOf(row) }),
      labels: { sets: l('权限', 'Permissions') },
    },
    toBody: ({ sets, ...values }) => ({ ...values, ...(sets as RoleDraft) }),
  })
