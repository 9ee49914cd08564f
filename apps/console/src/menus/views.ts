import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const files = import.meta.glob<{ default: ComponentType }>(['../admin/*.tsx', '../seller/*.tsx'])

/** The pages of an area by the names that menus give them: `admin/goods-brands`. */
export const viewNames = (area: 'admin' | 'seller'): string[] =>
  Object.keys(files)
    .map((path) => path.slice('../'.length, -'.tsx'.length))
    .filter((name) => name.startsWith(`${area}/`))

/** Loads the page that a menu's `view` names: `admin/goods-brands` is `src/admin/goods-brands.tsx`. */
export const viewOf = (view: string): Load | undefined => files[`../${view}.tsx`]
