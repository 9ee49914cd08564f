import * as accounts from './accounts.ts'
import * as addresses from './addresses.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as content from './content.ts'
import * as files from './files.ts'
import * as menus from './menus.ts'
import * as orders from './orders.ts'
import type { Route } from './route.ts'
import * as shopfront from './shopfront.ts'

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'path' in value && 'right' in value

/** Every route of the product, for the API document and the completeness checks. */
export const allRoutes: readonly Route[] = [
  accounts,
  addresses,
  cart,
  catalog,
  content,
  files,
  menus,
  orders,
  shopfront,
].flatMap((file) => (Object.values(file) as unknown[]).filter(isRoute))
