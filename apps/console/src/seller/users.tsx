import { sellerRoles, sellerUsers } from '@fangshi/contract/access'
import { resetStaffFactor } from '@fangshi/contract/second-factor'
import { avatar, dictionary, password, radio, select, text } from '../kit/fields/build.ts'
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
const statuses = [
  { value: 'active', label: l('正常', 'Active'), color: 'success' as const },
  { value: 'disabled', label: l('停用', 'Disabled'), color: 'error' as const },
]

const spec: ScreenSpec<typeof sellerUsers> = {
  resource: sellerUsers,
  columns: {
    avatar: { label: l('头像', 'Avatar'), type: 'avatar', width: 80 },
    nickname: { label: nickname, width: 120 },
    username: { label: username, width: 140 },
    role_names: { label: role, type: 'tags_array', isNeutral: true },
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
    status: radio(status, {
      options: statuses,
      initial: 'active',
      help: l('停用后立即退出登录', 'Disabled staff are logged out immediately'),
    }),
    roles: select(role, { required: true, multiple: true, options: dictionary(sellerRoles) }),
    avatar: avatar(l('头像', 'Avatar')),
  },
}

/** The store's sub-accounts: they log in here and never in the shop (rules §1). */
export default function StaffAccounts() {
  const resetFactor = useResetFactor(resetStaffFactor)
  const { can } = useRights()
  const rowButtons: ScreenSpec<typeof sellerUsers>['rowButtons'] = (row, { reload }) => [resetFactor(row, reload)]
  return <PlainScreen spec={screen({ ...spec, ...(can(resetStaffFactor.right) ? { rowButtons } : {}) })} />
}
