import type { getHome } from '@fangshi/contract/shopfront'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { cardsOfPicked, homePicks, type PickedGoods } from '../catalog/public.ts'
import { cardsPage, showCard, type CardRow } from '../collectives/public.ts'
import { firstNoticeRows, liveAdverts, showAdvert, showNoticeLine } from '../content/public.ts'
import { listSeckills } from '../seckills/public.ts'
import { homeGoods } from './home-goods.ts'
import { homeStores } from './home.db.ts'

const shownNotices = 4
/** Enough for the rail, though some of their goods are in the ranking. */
const readSeckills = 10
/** Enough for the strip, though some of their goods are in the ranking. */
const readCollectives = 10

type HomeGoods = ReturnType<typeof homeGoods>
type SeckillList = Awaited<ReturnType<typeof listSeckills>>

/** The flash sales of the current slot that have a place. */
function showSeckills({ slots, data }: SeckillList, { seckills }: HomeGoods): Reply<typeof getHome>['seckills'] {
  const shown = data.filter(({ goods_id }) => seckills.has(goods_id))
  const end_time = slots[0]?.end_time
  if (!shown.length || !end_time) return null
  const changes = data.flatMap(({ state, start_time, end_time }) =>
    state === 'ended' ? [] : [state === 'coming' ? start_time : end_time],
  )
  return {
    end_time,
    changes_at: [end_time, ...changes].toSorted()[0] ?? end_time,
    data: shown.map(({ goods_id, goods_name, goods_image, price, goods_price, sold_percent }) => ({
      goods_id,
      goods_name,
      goods_image,
      price,
      goods_price,
      sold_percent,
    })),
  }
}

/** The group buys that have a place. */
const showCollectives = (cards: readonly CardRow[], { collectives }: HomeGoods): Reply<typeof getHome>['collectives'] =>
  cards
    .filter(({ goods_id }) => collectives.has(goods_id))
    .map(showCard)
    .map(({ goods_id, goods_name, goods_master_image, collective_price, people }) => ({
      goods_id,
      goods_name,
      goods_master_image,
      collective_price,
      people,
    }))

/** The cards of the goods that have a place, in their places. */
async function withCards(ctx: Context, placed: HomeGoods, locale: Locale) {
  const { ranking, recommended, featured_store: featured, floors, newest } = placed
  const inFloors = floors.flatMap(({ goods }) => goods)
  const all = [...ranking, ...recommended, ...(featured?.goods ?? []), ...inFloors, ...newest]
  const cards = await cardsOfPicked(ctx.db, all, locale, ctx.now())
  const show = (goods: readonly PickedGoods[]) => goods.flatMap(({ id }) => cards.get(id) ?? [])
  return {
    ranking: show(ranking),
    recommended: show(recommended),
    featured_store: featured && { ...featured, goods: show(featured.goods) },
    floors: floors.map((floor) => ({ ...floor, goods: show(floor.goods) })),
    newest: show(newest),
    stores: placed.stores,
  }
}

/** The home page; a floor stands for each top class that has goods. */
export async function home(ctx: Context, locale: Locale): Promise<Reply<typeof getHome>> {
  const at = ctx.now()
  const [adverts, picked, stores, notices, listed, cards] = await Promise.all([
    liveAdverts(ctx.db, ['home', 'home-strip'], at),
    homePicks(ctx.db, locale),
    homeStores(ctx.db, locale),
    firstNoticeRows(ctx.db, shownNotices),
    listSeckills(ctx, { per_page: readSeckills }, locale),
    cardsPage(ctx.db, { locale, at, sort: 'default' }, { limit: readCollectives, offset: 0 }),
  ])
  const seckills = listed.data.filter(({ state }) => state === 'running')
  const placed = homeGoods({ ...picked, stores, seckills, collectives: cards })
  const advertsIn = (space: string) =>
    adverts.filter((advert) => advert.space === space).map((advert) => showAdvert(advert, locale))
  return {
    banners: advertsIn('home'),
    strip: advertsIn('home-strip'),
    seckills: showSeckills(listed, placed),
    collectives: showCollectives(cards, placed),
    ...(await withCards(ctx, placed, locale)),
    notices: notices.map((notice) => showNoticeLine(notice, locale)),
  }
}
