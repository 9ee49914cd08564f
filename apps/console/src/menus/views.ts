import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/** A page of a group, such as `configs-web`, stands in the group's folder under its whole name. */
const files = import.meta.glob<{ default: ComponentType }>([
  '../admin/*.tsx',
  '../admin/books/books-*.tsx',
  '../admin/configs/configs-*.tsx',
  '../admin/dashboard/dashboard-*.tsx',
  '../admin/integral/integral-*.tsx',
  '../admin/marketing/*.tsx',
  '../seller/*.tsx',
])

/** The pages by the names that menus give them: `admin/configs-web` is `src/admin/configs/configs-web.tsx`. */
const pages = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^\.\.\/(\w+)\/(?:.*\/)?([^/]+)\.tsx$/, '$1/$2'), load]),
)

export const viewNames = (area: 'admin' | 'seller'): string[] =>
  [...pages.keys()].filter((name) => name.startsWith(`${area}/`))

/** Loads the page that a menu's `view` names: `admin/goods-brands` is `src/admin/goods-brands.tsx`. */
export const viewOf = (view: string): Load | undefined => pages.get(view)
