import * as z from 'zod/mini'
import { route } from './route.ts'

/** What the back offices show in their menus (spec §3); the server sends only what the account may open. */

interface MenuTree {
  id: number
  name: string
  icon: string
  apis: string
  view: string
  is_open: number
  buttons: string[]
  children: MenuTree[]
}
export const MenuItem: z.ZodMiniType<MenuTree, MenuTree> = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string(),
  apis: z.string(),
  view: z.string(),
  is_open: z.number(),
  /** The buttons of the screen that the account may press (rules §11). */
  buttons: z.array(z.string()),
  children: z.array(z.lazy(() => MenuItem)),
})
const query = z.strictObject({ type: z.optional(z.literal('getChildren', 'CHOICE_INVALID')) })
export const loadAdminMenu = route('GET /Admin/load_menu', {
  area: 'Admin',
  right: 'admin',
  does: 'The menus of this administrator.',
  query,
  reply: z.array(MenuItem),
})
export const loadSellerMenu = route('GET /Seller/load_menu', {
  area: 'Seller',
  right: 'seller',
  does: 'The menus of this seller account.',
  query,
  reply: z.array(MenuItem),
})
