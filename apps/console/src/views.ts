import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const files = import.meta.glob<{ default: ComponentType }>(['./admin/*.tsx', './seller/*.tsx'])

/** Loads the page that a menu's `view` names: `admin/goods-brands` is `src/admin/goods-brands.tsx`. */
export const viewOf = (view: string): Load | undefined => files[`./${view}.tsx`]
