import * as z from 'zod/mini'
import { ClassNode, StocklessCard } from './catalog.ts'
import { CollectiveCard } from './collectives.ts'
import { Advert, NoticeLine } from './content.ts'
import { route } from './route.ts'
import { SeckillCard } from './seckills-shop.ts'
import { DateTime } from './shapes.ts'

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
  /** When the platform answers calls and mails. */
  service_hours: z.string(),
  icp: z.string(),
  close_status: z.boolean(),
  close_reason: z.string(),
  demo: z.boolean(),
  /** Whether points can be spent. */
  points_mall: z.boolean(),
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

const HomeStore = z.object({
  id: z.number(),
  store_name: z.string(),
  store_logo: z.string(),
  store_description: z.string(),
})

export const getHome = route('GET /home', {
  area: 'Home',
  right: 'public',
  does: 'The home page: heroes, a strip of adverts, flash sales, group buys, best sellers, a floor of goods per top class, recommended and new goods, stores, notices. Each goods is in one place.',
  reply: z.object({
    banners: z.array(Advert),
    /** Smaller adverts between the hero banners and the goods. */
    strip: z.array(Advert),
    /** Some flash sales of the current slot that run and are not sold out; null where there are none. */
    seckills: z.nullable(
      z.object({
        /** The end of the slot. */
        end_time: DateTime,
        /** When the first flash sale of the slot starts or ends, or the slot itself. */
        changes_at: DateTime,
        data: z.array(
          z.pick(SeckillCard, {
            goods_id: true,
            goods_name: true,
            goods_image: true,
            price: true,
            goods_price: true,
            sold_percent: true,
          }),
        ),
      }),
    ),
    /** Some running group buys, those that end first. */
    collectives: z.array(
      z.pick(CollectiveCard, {
        goods_id: true,
        goods_name: true,
        goods_master_image: true,
        collective_price: true,
        people: true,
      }),
    ),
    /** The best sellers of all classes, the best first. */
    ranking: z.array(StocklessCard),
    /** Up to five best sellers per top class, without those of the ranking and the recommended ones. */
    floors: z.array(z.object({ id: z.number(), name: z.string(), thumb: z.string(), goods: z.array(StocklessCard) })),
    recommended: z.array(StocklessCard),
    newest: z.array(StocklessCard),
    /** One of the best-selling stores with three of its best sellers; null where no store has as many left. */
    featured_store: z.nullable(z.extend(HomeStore, { store_face_image: z.string(), goods: z.array(StocklessCard) })),
    /** Other best-selling stores. */
    stores: z.array(HomeStore),
    notices: z.array(NoticeLine),
  }),
})
