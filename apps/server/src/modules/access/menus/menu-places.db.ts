import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { Grants } from '../grants.db.ts'

const depth = statement(
  'access.menu_depth',
  `with recursive above as (
     select id, pid, 1 as step from menus where id = $1 and area = $2
     union all select m.id, m.pid, step + 1 from menus m join above on m.id = above.pid)
   select coalesce(max(step), 0) as levels from above`,
)
const height = statement(
  'access.menu_height',
  `with recursive below as (
     select id, 1 as step from menus where id = $1
     union all select m.id, step + 1 from menus m join below on m.pid = below.id)
   select max(step) as levels from below`,
)
const lock = statement('access.lock_menus', 'lock table menus in share row exclusive mode')
const inAnyRole = statement(
  'access.menu_held',
  `with recursive below as (
     select id from menus where id = $1
     union all select m.id from menus m join below on m.pid = below.id)
   select exists (select from role_menus where menu_id in (select id from below)) as is_held`,
)
const free = statement(
  'access.menu_free',
  `with recursive below as (
     select id from menus where id = $1
     union all select m.id from menus m join below on m.pid = below.id)
   select seed is null and not exists (select from role_menus where menu_id in (select id from below)) as is_free
     from menus where id = $1`,
)
const upwards = statement(
  'access.menu_upwards',
  `with recursive above as (
     select id, pid from menus where id = $1
     union all select m.id, m.pid from menus m join above on m.id = above.pid)
   select id from above`,
)
const buttonsAt = statement(
  'access.buttons_of_menu',
  'select distinct menu_id, button from role_buttons where menu_id = $1 order by 2',
)
const deeper = statement(
  'access.menus_below_level',
  `with recursive levels as (
     select id, 1 as step from menus where area = $1 and pid is null
     union all select m.id, step + 1 from menus m join levels on m.pid = levels.id)
   select id from levels where step = $2 + 1 order by id`,
)

/** Serialises moves of menus until the transaction ends, since two concurrent moves could form a circle. */
export const lockMenus = (tx: Tx): Promise<unknown> => tx.rows(lock)

/** Whether any role holds a menu or one below it, with which it comes along. */
export const isHeldMenu = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row<{ is_held: boolean }>(inAnyRole, [id]))?.is_held === true

/** Whether administrators added a menu and no role holds it, nor one below it. */
export const isFreeMenu = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row<{ is_free: boolean }>(free, [id]))?.is_free === true

/** The ids of a menu and of all above it. */
export const menusUpwards = async (tx: Tx, id: number): Promise<number[]> =>
  (await tx.rows<{ id: number }>(upwards, [id])).map((row) => row.id)

/** The buttons that roles have on a menu. */
export const buttonsOfMenu = (tx: Tx, id: number): Promise<Grants['buttons']> => tx.rows(buttonsAt, [id])

/** How many levels menus have at most. */
export const mostLevels = 3

/** The ids of the menus one level too deep. */
export const menusTooDeep = async (tx: Tx, area: string): Promise<number[]> =>
  (await tx.rows<{ id: number }>(deeper, [area, mostLevels])).map(({ id }) => id)

type Levels = { levels: number }

/** Levels from the top down to a menu; 0 where the area has none of this id. */
export const menuDepth = async (tx: Tx, area: string, id: number): Promise<number> =>
  ((await tx.row<Levels>(depth, [id, area])) as Levels).levels
/** The levels that a menu and everything below it span. */
export const menuHeight = async (tx: Tx, id: number): Promise<number> =>
  ((await tx.row<Levels>(height, [id])) as Levels).levels
