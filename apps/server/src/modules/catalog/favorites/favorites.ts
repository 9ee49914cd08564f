import type { Favorite, FavoriteKind, FavoriteState, listFavorites } from '@fangshi/contract/favorites'
import type { Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { DecodedCall, Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import { readSale, type CardSale } from '../activities/card-sale.sql.ts'
import { showSale } from '../goods/goods.show.ts'
import { countOwn, favoriteRows, type FavoriteRow } from './favorites.db.ts'
import { deleteFavorites, insertFavorites } from './write-favorites.db.ts'

/** The maximum number of favourites of one kind per shopper. */
const maxFavorites = 1000

interface FavoritesInput {
  is_type: FavoriteKind
  out_id: readonly number[]
}

/**
 * Adds goods or stores, all or none, in one statement (rules §10). Throws GOODS_NOT_FOUND, STORE_NOT_FOUND or
 * FAVORITES_FULL.
 */
export async function addFavorites(
  db: Db,
  ctx: Context,
  { user_id }: Shopper,
  { is_type: kind, out_id: ids }: FavoritesInput,
): Promise<void> {
  const { found, others } = await insertFavorites(db, { user_id, kind, ids, at: ctx.now(), max: maxFavorites })
  if (found < ids.length) fail(kind === 'goods' ? 'GOODS_NOT_FOUND' : 'STORE_NOT_FOUND')
  if (others + found > maxFavorites) fail('FAVORITES_FULL')
}

/** Removes goods or stores, in one statement; what is no favourite is passed over (rules §10). */
export async function removeFavorites(
  db: Db,
  ctx: Context,
  { user_id }: Shopper,
  { is_type: kind, out_id: ids }: FavoritesInput,
): Promise<void> {
  await deleteFavorites(db, { user_id, kind, ids, at: ctx.now() })
}

/** A page of the shopper's favourites with current price and state. */
export async function ownFavorites(
  db: Db,
  userId: number,
  { is_type, page = 1, per_page = 30 }: DecodedCall<typeof listFavorites>['query'],
  locale: Locale,
  now: Date,
): Promise<Reply<typeof listFavorites>> {
  const range = { kind: is_type ?? null, limit: per_page, offset: (page - 1) * per_page }
  const [rows, counts] = await Promise.all([favoriteRows(db, userId, range, locale, now), countOwn(db, userId)])
  const total = is_type ? counts[is_type] : counts.goods + counts.store
  return {
    ...showPage({ total, page, per_page }, rows.map(showFavorite)),
    counts,
  }
}

function showFavorite(row: FavoriteRow): Favorite {
  const sale = readSale(row.sale)
  const price_cents = sale?.price_cents ?? row.price_cents
  const shared = { id: row.id, created_at: formatDateTime(row.created_at), state: stateOf(row, sale) }
  return {
    ...shared,
    ...(row.goods_id === null
      ? {
          is_type: 'store',
          out_id: row.store_id!,
          name: row.store_name,
          image: row.store_logo,
          about: row.store_description,
          goods_price: null,
          price_was: null,
          seckill: null,
        }
      : {
          is_type: 'goods',
          out_id: row.goods_id,
          name: row.goods_name ?? '',
          image: row.goods_image ?? '',
          about: row.store_name,
          goods_price: formatMoney(price_cents ?? 0),
          price_was: row.added_cents === price_cents ? null : formatMoney(row.added_cents ?? 0),
          seckill: showSale(sale, row.price_cents ?? 0),
        }),
  }
}

function stateOf(row: FavoriteRow, sale: CardSale | null): FavoriteState {
  if (row.goods_id === null) return row.is_public ? 'open' : 'closed'
  if (!row.has_page) return 'gone'
  return stateOfGoods({ listed: row.listed ?? false, sold_out: row.sold_out ?? true, sale })
}

/** The current state of goods that still have a page; in a flash sale its pieces are their stock. */
export const stateOfGoods = (goods: { listed: boolean; sold_out: boolean; sale: CardSale | null }) => {
  if (!goods.listed) return 'off_shelf'
  return (goods.sale ? goods.sale.stock <= 0 : goods.sold_out) ? 'sold_out' : 'on_sale'
}
