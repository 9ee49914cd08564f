import { users } from '@fangshi/contract/users'
import { avatar, tableSelect, text } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import { resetFactorTexts } from '../../kit/second-factor/texts.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { pickFrom } from '../../kit/picker/pick-from.tsx'
import type { ScreenSpec } from '../../kit/screen/screen.ts'

const picture = l('头像', 'Avatar')
const nickname = l('昵称', 'Nickname')
const username = l('用户名', 'Username')
const phone = l('手机号', 'Phone')
const inviter = l('邀请人', 'Invited by')
const status = l('状态', 'Status')
const statuses = [
  { value: 'active', label: l('正常', 'Active'), color: 'success' as const },
  { value: 'disabled', label: l('已停用', 'Disabled'), color: 'error' as const },
]

const columns: ScreenSpec<typeof users>['columns'] = {
  avatar: { label: picture, type: 'avatar', width: 80 },
  nickname: { label: nickname, width: 130 },
  username: { label: username, type: 'id', width: 165 },
  money: { label: l('余额', 'Balance'), type: 'price', width: 110 },
  prepaid: { label: l('充值余额', 'Topped up'), type: 'price', width: 100 },
  frozen: { label: l('冻结', 'Frozen'), type: 'price', width: 100 },
  points: { label: l('积分', 'Points'), type: 'number', width: 80 },
  status: { label: status, type: 'dict_tags', options: statuses, width: 90 },
  has_second_factor: { label: resetFactorTexts.column, type: 'boolean', width: 90 },
  inviter_id: { label: inviter, width: 110, value: (row) => row.inviter },
  owner: { label: l('所属店主', 'Store owner'), type: 'tags', width: 110 },
  last_login_at: { label: l('最近登录', 'Last login'), type: 'time', width: 165 },
  created_at: createdAt,
}
const search: ScreenSpec<typeof users>['search'] = [
  { label: nickname, value: 'nickname', where: 'like' },
  { label: username, value: 'username', where: 'like' },
  { label: phone, value: 'phone', where: 'likeRight' },
  { type: 'select', label: status, value: 'status', data: statuses },
  { type: 'daterange', label: l('注册时间', 'Registered'), value: 'created_at' },
]

/** A user picker showing identifying columns. */
export const userPicker = pickFrom({
  resource: users,
  columns: {
    avatar: { label: picture, type: 'avatar', width: 80 },
    nickname: { label: nickname, width: 160 },
    username: { label: username, type: 'id' },
    status: { label: status, type: 'dict_tags', options: statuses, width: 100 },
    created_at: createdAt,
  },
  search,
})

/** Passwords are not here: administrators never set them (rules §1). */
export const userScreen: ScreenSpec<typeof users> = {
  resource: users,
  columns,
  search,
  form: {
    nickname: text(nickname, { required: true, maxlength: 15 }),
    username: text(username, {
      required: true,
      maxlength: 30,
      help: l(
        '3 到 30 位字母、数字、点或横线，不能全是数字',
        '3 to 30 letters, digits, dots or hyphens; not digits only',
      ),
      check: (value) => (/^\d+$/.test(String(value)) ? 'USERNAME_INVALID' : undefined),
    }),
    phone: text(phone, {
      maxlength: 11,
      help: l(
        '新用户必填，用于接收验证码设置密码',
        'Required for new users: they set a password with a code sent to it',
      ),
      check: (value) => (/^1[3-9]\d{9}$/.test(String(value)) ? undefined : 'PHONE_INVALID'),
    }),
    inviter_id: tableSelect(inviter, { source: userPicker }),
    avatar: avatar(picture),
  },
}
