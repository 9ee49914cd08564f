import type { Locale } from '@fangshi/contract/locale'
import { hasSession } from '~/session/session.ts'
import type { ProductCardGoods } from '~/ui/goods/product-card.tsx'
import { guestHistory } from './guest-history.ts'

const load = async () => {
  const [{ call }, contract] = await Promise.all([import('~/api/call.ts'), import('@fangshi/contract/favorites')])
  return { call, ...contract }
}

/** The goods that the shopper or guest viewed last, at most `limit`. */
export async function viewedGoods(locale: Locale, limit: number): Promise<ProductCardGoods[]> {
  if (!hasSession()) return guestHistory.list(locale).slice(0, limit)
  const { call, listHistory } = await load()
  return call(listHistory, { query: { limit } }, { quiet: true })
}

/** Records that goods were viewed. The browser does this because pages are cached and the same for everybody. */
export async function recordView(goods: ProductCardGoods, locale: Locale): Promise<void> {
  if (!hasSession()) return guestHistory.remember(goods, locale)
  const { call, noteViews } = await load()
  await call(noteViews, { body: { goods: [{ goods_id: goods.id }] } }, { quiet: true })
}
