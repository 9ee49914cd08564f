import { demoEditor, demoPassword, demoSellerStore, demoStaff } from '@fangshi/demo/logins'
import { switchOwnStore } from '@fangshi/contract/store-seller'
import { passStore } from '@fangshi/contract/stores-admin'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/db/db.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, type World } from '../../kernel/replay/world.ts'
import { addAdmin, addStaff, hashPassword } from '../accounts/public.ts'
import { writeAudit } from './audit/audit.ts'
import { setAdminRoles } from './admins/admin-roles.db.ts'
import { replaceRoleSets } from './roles/role-sets.db.ts'
import { menus, permissions, roles } from './schema.ts'
import { setStaffRoles } from './staff/staff-roles.db.ts'

const buttons = ['search', 'view', 'add', 'edit', 'export'] as const
const edited = ['notices', 'article_menus', 'articles']
const verbs = ['index', 'show', 'store', 'update']

/** A role with all of these menus and rights, and no button that deletes. */
async function addRole(
  tx: Tx,
  role: typeof roles.$inferInsert,
  { menu, right }: { menu: ReturnType<typeof sql>; right: ReturnType<typeof sql> },
): Promise<number> {
  const [made] = await tx.q.insert(roles).values(role).returning({ id: roles.id })
  const { id } = made as { id: number }
  const shown = await tx.q
    .select({ id: menus.id })
    .from(menus)
    .where(sql`${menus.area} = ${role.area} and ${menu}`)
  const allowed = await tx.q.select({ id: permissions.id }).from(permissions).where(right)
  await replaceRoleSets(tx, id, {
    menus: shown.map((one) => one.id),
    permissions: allowed.map((one) => one.id),
    buttons: shown.flatMap((one) => buttons.map((button) => ({ menu_id: one.id, button }))),
  })
  return id
}

/** An administrator of the role “content editor”: the notice and article centre. */
async function loadEditor(tx: Tx): Promise<void> {
  const screens = edited.map((screen) => `/Admin/${screen}`)
  const rights = edited.flatMap((screen) => verbs.map((verb) => `Admin.${screen}.${verb}`))
  const role = await addRole(
    tx,
    { area: 'Admin', name: '内容编辑' },
    {
      menu: sql`${menus.apis} = any(${sql.param(screens)})`,
      right: sql`${permissions.apis} = any(${sql.param(rights)})`,
    },
  )
  const editor = { username: demoEditor, nickname: '小文', password_hash: await hashPassword(demoPassword) }
  await setAdminRoles(tx, (await addAdmin(tx, editor)).id, [role])
}

/** A sub-account of the demo store with the role “clerk”: its screens, except staff, roles, the log and closing the store. */
async function loadStaff(tx: Tx, world: World): Promise<void> {
  const { store_id, user_id } = ownerIn(world, demoSellerStore)
  const role = await addRole(
    tx,
    { area: 'Seller', store_id, name: '店员' },
    {
      menu: sql`${menus.apis} <> '' and ${menus.apis} not in ('/Seller/users', '/Seller/roles', '/Seller/audit_logs')`,
      right: sql`${permissions.apis} like 'Seller.%' and ${permissions.apis} not like 'Seller.users.%'
                 and ${permissions.apis} not like 'Seller.roles.%' and ${permissions.apis} not like 'Seller.audit_logs.%'
                 and ${permissions.apis} not like '%.destroy'
                 and ${permissions.apis} <> ${switchOwnStore.right}`,
    },
  )
  const clerk = { username: demoStaff, nickname: '小满', password_hash: await hashPassword(demoPassword) }
  await setStaffRoles(tx, (await addStaff(tx, user_id, clerk)).id, [role])
}

/** That the platform let the open stores in, as their pages list it. */
async function recordOpenings(tx: Tx, world: World): Promise<void> {
  const origin = { who: adminIn(world), action: passStore.right, ip: '127.0.0.1', request_id: '' }
  for (const { store, opened_at } of world.plan.stores) {
    const target = world.id('store', store)
    await writeAudit(tx, origin, [{ target, before: { verify: 'verifying' }, after: { verify: 'passed' } }], opened_at)
  }
}

/** Accounts of the back offices that may do a part of what there is. */
export const accessDemo: DemoPart = {
  async load(world, { tx }) {
    await loadEditor(tx)
    await loadStaff(tx, world)
    await recordOpenings(tx, world)
  },
}
