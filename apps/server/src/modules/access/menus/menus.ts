import type { loadAdminMenu } from '@fangshi/contract/menus'
import { localText, type Locale } from '@fangshi/contract/locale'
import { buttons } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../../kernel/db/db.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { pinyinOf } from './menu-pinyin.ts'
import { allMenus, menusOfAccount, type MenuRow } from './menus.db.ts'
import { holdsAll } from '../rights.ts'

type MenuItem = Reply<typeof loadAdminMenu>[number]

/** Rows as a tree in the caller's language; empty groups are left out. */
function menuTree(rows: readonly MenuRow[], locale: Locale, pid: number | null = null): MenuItem[] {
  return rows
    .filter((row) => row.pid === pid)
    .map(({ id, name, icon, apis, view, is_open, buttons }) => {
      const children = menuTree(rows, locale, id)
      return {
        id,
        name: localText(name, locale),
        pinyin: pinyinOf(name['zh-cn']),
        icon,
        apis,
        view,
        is_open,
        buttons,
        children,
      }
    })
    .filter(({ apis, children }) => apis || children.length)
}

/** The menus that the caller may open, with the buttons they may press there (rules §11). */
export async function menusOf(db: Db, who: Admin | Seller, locale: Locale): Promise<MenuItem[]> {
  if (holdsAll(who)) {
    const rows = await allMenus(db, who.area)
    return menuTree(
      rows.map((row) => ({ ...row, buttons: [...buttons] })),
      locale,
    )
  }
  return menuTree(await menusOfAccount(db, who.area, who.area === 'Admin' ? who.admin_id : who.user_id), locale)
}

/** Where an account lands after its login: the first item in tree order that is a page; else the area's root. */
export function landingOf(items: readonly MenuItem[], area: 'Admin' | 'Seller'): string {
  const first = (some: readonly MenuItem[]): string | undefined => {
    for (const { apis, view, children } of some) {
      if (view && apis.startsWith('/')) return apis
      const below = first(children)
      if (below) return below
    }
    return undefined
  }
  return first(items) ?? `/${area}/`
}
