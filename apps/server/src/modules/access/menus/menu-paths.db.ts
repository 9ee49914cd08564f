import { statement, type Db } from '../../../kernel/db/db.ts'

const leading = statement(
  'access.menu_path',
  `select exists (select from menus where apis = $1 or starts_with($1, apis || '/') and apis <> '') as is_known`,
)

/** Whether some menu leads to this path of a back office, or to one above it. Which accounts hold that menu, it does not say. */
export const isMenuPath = async (db: Db, path: string): Promise<boolean> =>
  (await db.row<{ is_known: boolean }>(leading, [path]))?.is_known === true
