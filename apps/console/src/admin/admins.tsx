import { admins, roles } from '@fangshi/contract/access'
import { resetAdminFactor } from '@fangshi/contract/second-factor'
import { avatar, dictionary, password, radio, select, text, toggle } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { useRights } from '../session/rights.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { screen, type ScreenSpec } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { resetFactorTexts } from '../kit/second-factor/texts.ts'
import { useResetFactor } from '../kit/second-factor/use-reset-factor.ts'

const nickname = l('昵称', 'Nickname')
const username = l('用户名', 'Username')
const role = l('角色', 'Roles')
const status = l('状态', 'Status')
const superAdmin = l('超级管理员', 'Super administrator')
const statuses = [
  { value: 'active', label: l('正常', 'Active'), color: 'success' as const },
  { value: 'disabled', label: l('停用', 'Disabled'), color: 'error' as const },
]

/** Only super administrators can make others super administrators, so others do not see the switch. */
const specOf = (isSuper: boolean): ScreenSpec<typeof admins> => ({
  resource: admins,
  columns: {
    avatar: { label: l('头像', 'Avatar'), type: 'avatar', width: 80 },
    nickname: { label: nickname },
    username: { label: username },
    role_names: { label: role, type: 'tags_array', isNeutral: true },
    is_super: { label: superAdmin, type: 'boolean', width: 160 },
    status: { label: status, type: 'dict_tags', options: statuses, width: 100 },
    has_second_factor: { label: resetFactorTexts.column, type: 'boolean', width: 100 },
    last_login_at: { label: l('最近登录', 'Last login'), type: 'time', width: 165 },
    created_at: createdAt,
  },
  search: [
    { label: nickname, value: 'nickname', where: 'likeRight' },
    { label: username, value: 'username', where: 'likeRight' },
    { type: 'select', label: status, value: 'status', data: statuses },
  ],
  form: {
    nickname: text(nickname, { required: true, maxlength: 20 }),
    username: text(username, { required: true, maxlength: 30 }),
    password: password(l('密码', 'Password'), {
      maxlength: 128,
      help: l('至少 8 位；编辑时留空则不变', 'At least 8 characters. Leave blank to keep the current one.'),
    }),
    status: radio(status, { options: statuses, initial: 'active' }),
    ...(isSuper ? { is_super: toggle(superAdmin, { initial: false }) } : {}),
    roles: select(role, {
      required: true,
      multiple: true,
      options: dictionary(roles),
      showIf: (values) => !values.is_super,
    }),
    avatar: avatar(l('头像', 'Avatar')),
  },
  toBody: (values) => ({ ...values, roles: values.roles ?? [] }),
})

const specs = { super: specOf(true), others: specOf(false) }

export default function Admins() {
  const { can } = useRights()
  const resetFactor = useResetFactor(resetAdminFactor)
  const spec = can('*') ? specs.super : specs.others
  const rowButtons: ScreenSpec<typeof admins>['rowButtons'] = (row, { reload }) => [resetFactor(row, reload)]
  return <PlainScreen spec={screen({ ...spec, ...(can(resetAdminFactor.right) ? { rowButtons } : {}) })} />
}
