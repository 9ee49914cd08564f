import { adjustMoney, disableUser, resetUser, users } from '@fangshi/contract/users'
import { on } from '../../../kernel/http/on.ts'
import { prefixFilter } from '../../../kernel/resource/conditions.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import { adjustUser } from './adjust-user.ts'
import { disable } from './disable-user.ts'
import { sendReset } from './reset-user.ts'
import { userSearch as searched, users as table } from '../schema.ts'
import { showUsers } from './users.show.ts'
import { checkUser, userColumns } from './write-users.ts'

export const usersAdmin = [
  ...serve(users, {
    table,
    searched,
    label: 'nickname',
    filters: {
      nickname: nameFilter(searched.nickname),
      username: nameFilter(searched.username),
      phone: prefixFilter(searched.phone),
    },
    check: checkUser,
    write: userColumns,
    show: showUsers,
  }),
  on(disableUser, async (call) => {
    await disable(call)
    return {}
  }),
  on(resetUser, async (call) => {
    await sendReset(call)
    return {}
  }),
  on(adjustMoney, adjustUser),
]
