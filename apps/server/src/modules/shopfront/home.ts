import type { getHome } from '@fangshi/contract/shopfront'
import { localText, type Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { showCard } from '../catalog/public.ts'
import { htmlOf, liveAdverts, showAdvert } from '../content/public.ts'
import {
  floorRows,
  homeStores,
  newestRows,
  noticeRows,
  recommendedRows,
  type FloorRow,
  type NoticeRow,
} from './home.db.ts'

type Home = Reply<typeof getHome>

/** The home page; a floor stands for each top class that has goods. */
export async function home(ctx: Context, locale: Locale): Promise<Home> {
  const [banners, floors, recommended, newest, stores, notices] = await Promise.all([
    liveAdverts(ctx.db, 'home', ctx.now()),
    floorRows(ctx.db, locale),
    recommendedRows(ctx.db, locale),
    newestRows(ctx.db, locale),
    homeStores(ctx.db, locale),
    noticeRows(ctx.db),
  ])
  return {
    banners: banners.map((advert) => showAdvert(advert, locale)),
    floors: showFloors(floors),
    recommended: recommended.map(showCard),
    newest: newest.map(showCard),
    stores,
    notices: notices.map((notice) => showNotice(notice, locale)),
  }
}

function showFloors(rows: readonly FloorRow[]): Home['floors'] {
  const floors = new Map<number, Home['floors'][number]>()
  for (const row of rows) {
    let floor = floors.get(row.class_id)
    if (!floor) {
      floor = { id: row.class_id, name: row.class_name, thumb: row.class_thumb, goods: [] }
      floors.set(row.class_id, floor)
    }
    floor.goods.push(showCard(row))
  }
  return [...floors.values()]
}

const showNotice = ({ id, title, content, created_at }: NoticeRow, locale: Locale) => ({
  id,
  title: localText(title, locale),
  content: htmlOf(localText(content, locale)),
  created_at: formatDateTime(created_at),
})
