import type { GrantMenu } from './role-draft.ts'

/** A menu with its place in the tree. */
export interface MenuLine {
  menu: GrantMenu
  /** 0 at the top. */
  level: number
  /** The screens in it: itself, if it is one, and all below. */
  screens: readonly GrantMenu[]
}

/** The menus as lines, each followed by those below it; groups without a screen are left out. */
export function menuLines(menus: readonly GrantMenu[], pid = 0, level = 0): MenuLine[] {
  return menus
    .filter((menu) => menu.pid === pid)
    .flatMap((menu) => {
      const below = menuLines(menus, menu.id, level + 1)
      const own = menu.apis ? [menu] : []
      const screens = [...own, ...below.filter((line) => line.menu.apis).map((line) => line.menu)]
      return screens.length ? [{ menu, level, screens }, ...below] : []
    })
}

/** A menu as users with the role see it. */
export interface PreviewMenu {
  menu: GrantMenu
  children: readonly PreviewMenu[]
}

/** The tree that these menus make, with the groups they stand in. */
export function previewMenus(menus: readonly GrantMenu[], chosen: readonly number[], pid = 0): PreviewMenu[] {
  return menus
    .filter((menu) => menu.pid === pid)
    .map((menu) => ({ menu, children: previewMenus(menus, chosen, menu.id) }))
    .filter(({ menu, children }) => children.length > 0 || (menu.apis !== '' && chosen.includes(menu.id)))
}
