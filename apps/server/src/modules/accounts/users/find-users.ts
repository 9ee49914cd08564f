import { and, desc, or } from 'drizzle-orm'
import { users } from '@fangshi/contract/users'
import { maxFound, type Finder } from '../../../kernel/finder.ts'
import { prefixFilter } from '../../../kernel/resource/conditions.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { userSearch } from '../schema.ts'

const [nicknamed, usernamed] = [nameFilter(userSearch.nickname), nameFilter(userSearch.username)]
const withPhone = prefixFilter(userSearch.phone)

const find: Finder['find'] = async (db, _, text) => {
  const named = [nicknamed, usernamed].map((filter) => {
    const { where, indexed } = filter({ op: 'like', values: [text] })
    return and(indexed, where)
  })
  const phone = /^\d{3,11}$/.test(text) ? withPhone({ op: 'likeRight', values: [text] }) : undefined
  const rows = await db.q
    .select({ id: userSearch.id, nickname: userSearch.nickname, username: userSearch.username })
    .from(userSearch)
    .where(or(phone, ...named))
    .orderBy(desc(userSearch.id))
    .limit(maxFound)
  return rows.map(({ id, nickname, username }) => ({
    id,
    name: nickname,
    note: username,
    filter: { name: 'username', value: username },
  }))
}

/** Users by a part of their names or the beginning of their phone number. */
export const userFinder: Finder = { kind: 'user', list: users, find }
