import * as z from 'zod/mini'
import { ClassNode, GoodsCard } from './catalog.ts'
import { Advert, Notice } from './content.ts'
import { route } from './route.ts'

/** The data that every page of the shop needs, and the home page. */

const Site = z.object({
  web_name: z.string(),
  index_name: z.string(),
  logo: z.string(),
  keyword: z.string(),
  description: z.string(),
  tel: z.string(),
  /** The landline. */
  mobile: z.string(),
  email: z.string(),
  icp: z.string(),
  close_status: z.boolean(),
  close_reason: z.string(),
  demo: z.boolean(),
})

export const getSite = route('GET /site', {
  area: 'Home',
  right: 'public',
  does: 'The site’s texts and contacts, and whether it is closed.',
  reply: Site,
})

export const getCommon = route('GET /common', {
  area: 'Home',
  right: 'guest',
  does: 'Class tree, brands, site texts, the number of pieces in the cart, the caller’s address.',
  reply: z.object({
    classes: z.array(ClassNode),
    brands: z.array(z.object({ id: z.number(), name: z.string(), logo: z.string() })),
    common: Site,
    cart: z.number(),
    ip: z.string(),
  }),
})

/** Goods on the home page, which shows no stock. */
const HomeGoods = z.omit(GoodsCard, { goods_stock: true })
export type HomeGoods = z.input<typeof HomeGoods>

export const getHome = route('GET /home', {
  area: 'Home',
  right: 'public',
  does: 'The home page: heroes, a strip of adverts, floors of up to 8 goods per top class, recommended goods, stores, notices.',
  reply: z.object({
    banners: z.array(Advert),
    /** Smaller adverts between the hero banners and the goods. */
    strip: z.array(Advert),
    floors: z.array(z.object({ id: z.number(), name: z.string(), thumb: z.string(), goods: z.array(HomeGoods) })),
    recommended: z.array(HomeGoods),
    newest: z.array(HomeGoods),
    stores: z.array(
      z.object({ id: z.number(), store_name: z.string(), store_logo: z.string(), store_description: z.string() }),
    ),
    notices: z.array(Notice),
  }),
})
