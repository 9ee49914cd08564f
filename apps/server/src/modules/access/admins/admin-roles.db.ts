import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

interface RoleName {
  id: number
  name: string
}

const named = statement(
  'access.named_roles_of_admins',
  `select h.admin_id, r.id, r.name from admin_roles h join roles r on r.id = h.role_id
    where h.admin_id = any($1) order by r.id`,
)
const lock = statement(
  'access.lock_admin_roles',
  `select id from roles where area = 'Admin' and id = any($1) for key share`,
)
const remove = statement('access.admin_roles_delete', 'delete from admin_roles where admin_id = $1')
const insert = statement(
  'access.admin_roles_insert',
  'insert into admin_roles (admin_id, role_id) select $1, unnest($2::bigint[]) on conflict do nothing',
)

/** The roles of each administrator, in the order of the ids. */
export async function namesOfRoles(db: Db, adminIds: readonly number[]): Promise<RoleName[][]> {
  const rows = await db.rows<RoleName & { admin_id: number }>(named, [adminIds])
  return adminIds.map((id) => rows.filter(({ admin_id }) => admin_id === id))
}

/** Whether all ids are roles of the platform; locks them until the transaction ends. */
export const areRolesOfAdmin = async (tx: Tx, ids: readonly number[]): Promise<boolean> =>
  (await tx.rows(lock, [ids])).length === new Set(ids).size

/** Replaces the roles of an administrator. */
export async function setAdminRoles(tx: Tx, adminId: number, roleIds: readonly number[]): Promise<void> {
  await tx.rows(remove, [adminId])
  await tx.rows(insert, [adminId, roleIds])
}
