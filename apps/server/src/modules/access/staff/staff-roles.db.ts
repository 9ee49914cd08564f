import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

interface RoleName {
  id: number
  name: string
}

const named = statement(
  'access.named_roles_of_staff',
  `select h.user_id, r.id, r.name from user_roles h join roles r on r.id = h.role_id
    where h.user_id = any($1) order by r.id`,
)
const lock = statement(
  'access.lock_store_roles',
  `select id from roles where area = 'Seller' and store_id = $1 and id = any($2) for key share`,
)
const remove = statement('access.user_roles_delete', 'delete from user_roles where user_id = $1')
const insert = statement(
  'access.user_roles_insert',
  'insert into user_roles (user_id, role_id) select $1, unnest($2::bigint[]) on conflict do nothing',
)

const people = statement(
  'access.store_people',
  `select id, nickname as name from users where id = $1 or belong_id = $1 order by belong_id nulls first, id`,
)
/** An owner and their sub-accounts, the owner first. */
export const storePeople = (db: Db, ownerId: number) => db.rows<{ id: number; name: string }>(people, [ownerId])

/** The roles of each sub-account, in the order of the ids. */
export async function namesOfStaffRoles(db: Db, userIds: readonly number[]): Promise<RoleName[][]> {
  const rows = await db.rows<RoleName & { user_id: number }>(named, [userIds])
  return userIds.map((id) => rows.filter(({ user_id }) => user_id === id))
}

/** Whether all ids are roles of the store; locks them until the transaction ends. */
export const areRolesOfStore = async (tx: Tx, storeId: number, ids: readonly number[]): Promise<boolean> =>
  (await tx.rows(lock, [storeId, ids])).length === new Set(ids).size

/** Replaces the roles of a sub-account. */
export async function setStaffRoles(tx: Tx, userId: number, roleIds: readonly number[]): Promise<void> {
  await tx.rows(remove, [userId])
  await tx.rows(insert, [userId, roleIds])
}
