import * as z from 'zod/mini'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, Id, Text, Whole, LocalizedText } from './shapes.ts'

/** The menus of the back offices (spec §3); the server sends only those that the account may open. */

interface MenuTree {
  id: number
  name: string
  pinyin: string
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
  /** Of the Chinese name: syllables, a space, their initials. */
  pinyin: z.string(),
  icon: z.string(),
  apis: z.string(),
  view: z.string(),
  is_open: z.number(),
  /** The buttons of the screen that the account may use (rules §11). */
  buttons: z.array(z.string()),
  children: z.array(z.lazy(() => MenuItem)),
})
const query = z.strictObject({ type: z.optional(z.literal('getChildren', 'CHOICE_INVALID')) })
export const loadAdminMenu = route('GET /Admin/load_menu', {
  area: 'Admin',
  right: 'admin',
  does: 'The menus of this administrator.',
  beforeSecondFactor: true,
  query,
  reply: z.array(MenuItem),
})
export const loadSellerMenu = route('GET /Seller/load_menu', {
  area: 'Seller',
  right: 'seller',
  does: 'The menus of this seller account.',
  beforeSecondFactor: true,
  query,
  reply: z.array(MenuItem),
})

/** The menus of both areas share a form; `apis` is a path below the area, an http(s) URL, or empty for a group. */
function menuResource(area: 'Admin' | 'Seller', name: string) {
  const form = z.strictObject({
    /** The menu above; 0 for the top. There are three levels. */
    pid: Whole(0),
    name: LocalizedText(1, 35),
    icon: z.optional(Text(0, 40)),
    apis: z.optional(
      Text(0, 200).check(z.regex(new RegExp(`^(|/${area}(/[\\w-]+)+|https?://[^\\s/]\\S*)$`), 'LINK_INVALID')),
    ),
    /** The page that a path shows, such as `admin/goods-brands`. */
    view: z.optional(Text(0, 80).check(z.regex(/^[\w/-]*$/, 'INVALID'))),
    /** 1: a standalone page without the side menu. */
    is_open: z.optional(Whole(0, 1)),
    is_sort: z.optional(Whole(0, 99_999)),
  })
  return resource('Admin', name, {
    does: `Menus of the area ${area}`,
    // Roles grant buttons by the path of a menu.
    confirm: true,
    form,
    row: z.object({
      id: Id,
      pid: z.number(),
      name: LocalizedText(1, 35),
      icon: z.string(),
      apis: z.string(),
      view: z.string(),
      is_open: z.number(),
      is_sort: z.number(),
      created_at: DateTime,
      has_children: z.optional(z.boolean()),
    }),
    filters: { name: textFilter('likeRight', 'like'), apis: textFilter('likeRight') },
    verbs: ['index', 'show', 'store', 'update', 'destroy'],
    tree: true,
  })
}
export const menus = menuResource('Admin', 'menus')
export const sellerMenus = menuResource('Seller', 'seller_menus')

export const restoreMenus = route('POST /Admin/menus/restore', {
  area: 'Admin',
  right: 'Admin.menus.restore',
  confirm: true,
  does: 'Brings the default menus of an area back to the place, name and page that the product gives them.',
  body: z.strictObject({ area: z.literal(['Admin', 'Seller'], 'CHOICE_INVALID') }),
  /** How many menus were changed or added. */
  reply: z.object({ restored: z.number() }),
  errors: ['GRANT_BEYOND_OWN'],
})
