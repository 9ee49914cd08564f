import { demoEditor, demoPassword } from '@fangshi/demo/logins'
import type { Tx } from '../kernel/db/db.ts'
import { hashPassword } from '../modules/accounts/public.ts'

const screens = ['notices', 'article_menus', 'articles']
const verbs = ['index', 'show', 'store', 'update']
const buttons = ['search', 'view', 'add', 'edit', 'export']

/** An administrator of the role “content editor”: the notice and article centre, and no button that deletes. */
export async function loadEditor({ client }: Tx): Promise<void> {
  const rights = screens.flatMap((screen) => verbs.map((verb) => `Admin.${screen}.${verb}`))
  await client.query(
    `with role as (insert into roles (area, name) values ('Admin', '内容编辑') returning id),
          editor as (insert into admins (username, nickname, password_hash) values ($1, '小文', $2) returning id),
          given as (insert into admin_roles (admin_id, role_id) select editor.id, role.id from editor, role),
          menu as (insert into role_menus (role_id, menu_id)
                   select role.id, m.id from role, menus m where m.area = 'Admin' and m.apis = any($3)
                   returning role_id, menu_id),
          rights as (insert into role_permissions (role_id, permission_id)
                     select role.id, p.id from role, permissions p where p.apis = any($4))
     insert into role_buttons (role_id, menu_id, button) select menu.role_id, menu.menu_id, b from menu, unnest($5::text[]) b`,
    [demoEditor, await hashPassword(demoPassword), screens.map((screen) => `/Admin/${screen}`), rights, buttons],
  )
}
