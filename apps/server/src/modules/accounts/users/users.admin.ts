import * as contract from '@fangshi/contract/users'
import { act, actPrepared } from '../../../kernel/http/act.ts'
import { prefixFilter } from '../../../kernel/resource/conditions.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { list } from '../../../kernel/resource/list.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { one } from '../../../kernel/resource/one.ts'
import { tableSearch } from '../../../kernel/resource/table-search.ts'
import { write, type WriteSpec } from '../../../kernel/resource/write.ts'
import { adjustUser } from './adjust-user.ts'
import { disableUser } from './disable-user.ts'
import { resetUser } from './reset-user.ts'
import { userSearch, users as table } from '../schema.ts'
import { showUsers } from './users.show.ts'
import { checkUser, userColumns } from './write-users.ts'

const spec: WriteSpec<typeof table> = { table, check: checkUser, toColumns: userColumns, show: showUsers }

/** Users are found in a narrow copy of the columns that are searched, since their table is long and wide. */
const search = {
  table: userSearch,
  filters: {
    nickname: nameFilter(userSearch.nickname),
    username: nameFilter(userSearch.username),
    phone: prefixFilter(userSearch.phone),
  },
}

/** The platform's list of users, and what it does with their accounts. */
export const usersAdmin = [
  list(contract.users, spec, tableSearch(search), search),
  one(contract.users, spec),
  ...write(contract.users, spec),
  dict(contract.users, { ...search, label: 'nickname' }),
  act(contract.disableUser, disableUser),
  actPrepared(contract.resetUser, ({ params, ip, locale }) => ({ ...params, ip, locale }), resetUser),
  act(contract.adjustMoney, adjustUser, ({ after: { money, prepaid, frozen, points } }) => ({
    money,
    prepaid,
    frozen,
    points,
  })),
]
