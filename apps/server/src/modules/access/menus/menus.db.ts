import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../../kernel/db/db.ts'

/** A stored menu with the buttons that the caller's roles grant on it. */
export interface MenuRow {
  id: number
  pid: number | null
  name: LocalText
  icon: string
  apis: string
  view: string
  is_open: number
  buttons: string[]
}

const all = statement(
  'access.menus',
  `select id, pid, name, icon, apis, view, is_open, '{}'::text[] as buttons from menus where area = $1 order by is_sort, id`,
)

const granted = (holder: 'admin_roles' | 'user_roles', column: 'admin_id' | 'user_id'): string => `
  with recursive held as (
    select m.id, m.pid from menus m
     where m.area = $1 and m.id in (
       select r.menu_id from ${holder} h join role_menus r on r.role_id = h.role_id where h.${column} = $2)
    union select m.id, m.pid from menus m join held on m.id = held.pid
  )
  select m.id, m.pid, m.name, m.icon, m.apis, m.view, m.is_open,
         array(select distinct b.button from ${holder} h join role_buttons b on b.role_id = h.role_id
                where h.${column} = $2 and b.menu_id = m.id) as buttons
    from menus m where m.id in (select id from held) order by m.is_sort, m.id`

const ofHolder = {
  Admin: statement('access.menus_of_admin', granted('admin_roles', 'admin_id')),
  Seller: statement('access.menus_of_staff', granted('user_roles', 'user_id')),
}

/** Every menu of an area, in the order to show. */
export const allMenus = (db: Db, area: 'Admin' | 'Seller'): Promise<MenuRow[]> => db.rows(all, [area])

/** The menus that an account's roles hold, with the groups they stand in. */
export const menusOfAccount = (db: Db, area: 'Admin' | 'Seller', accountId: number): Promise<MenuRow[]> =>
  db.rows(ofHolder[area], [area, accountId])
