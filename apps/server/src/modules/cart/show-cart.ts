import type { Cart } from '@fangshi/contract/cart'
import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { Db } from '../../kernel/db/db.ts'
import { orderedPieces, saleLines, type SaleLine } from '../catalog/public.ts'
import { ownStores } from '../stores/public.ts'
import { cartOffers } from './cart-offers.ts'
import { lineProblem } from './rules.ts'

/** A line of a cart or of a guest's browser: `cart_id` 0 and no remembered price. */
interface Line {
  cart_id: number
  sku_id: number
  buy_num: number
  price_cents: number | null
}

/** The price and the pieces of a SKU now: those of the activity that runs, or the ordinary ones (rules §4 step 1). */
const termsOf = (sku: SaleLine, isOrdinary: boolean) =>
  sku.pool_id === null || isOrdinary
    ? { price_cents: sku.price_cents, stock: sku.stock, activity: null, max_per_person: null }
    : {
        price_cents: sku.pool_price_cents ?? 0,
        stock: sku.pool_stock ?? 0,
        activity: 'seckill' as const,
        max_per_person: sku.max_per_person,
      }

interface CartLineState {
  line: Line
  sku: SaleLine
  is_own: boolean
  /** The shopper has chosen the ordinary price. */
  isOrdinary: boolean
  /** How many pieces of the activity that sells it the line may have; null without one. */
  left: number | null
}

function showLine(
  { line, sku, is_own, isOrdinary, left }: CartLineState,
  locale: Locale,
): Cart[number]['cart_list'][number] {
  const { price_cents, stock, activity, max_per_person } = termsOf(sku, isOrdinary)
  return {
    cart_id: line.cart_id,
    goods_id: sku.goods_id,
    sku_id: sku.sku_id,
    goods_name: localText(sku.goods_name, locale),
    sku_name: localText(sku.sku_name, locale),
    goods_image: sku.image,
    goods_price: formatMoney(price_cents),
    price_was: line.price_cents === null || line.price_cents === price_cents ? null : formatMoney(line.price_cents),
    buy_num: line.buy_num,
    total_price: formatMoney(price_cents * line.buy_num),
    goods_stock: Math.max(0, stock),
    activity,
    problem: lineProblem({
      is_own,
      saleable: sku.listed && !sku.sku_deleted,
      stock,
      buy_num: line.buy_num,
      activity_left: left,
    }),
    activity_limit: max_per_person,
    activity_left: left,
    ordinary_price: activity !== null && sku.stock > 0 ? formatMoney(sku.price_cents) : null,
  }
}

/** The pieces of each activity that the shopper may still buy, from which lines take theirs one after another. */
async function activityPieces(db: Db, userId: number | null, skus: Iterable<SaleLine>) {
  const activityIds = [...new Set([...skus].flatMap(({ activity_id }) => activity_id ?? []))]
  const taken = userId && activityIds.length ? await orderedPieces(db, userId, activityIds) : new Map<number, number>()
  const takenOf = (activity_id: number): number => taken.get(activity_id) ?? 0
  return {
    left: ({ activity_id, max_per_person }: SaleLine): number | null =>
      activity_id === null || max_per_person === null ? null : Math.max(0, max_per_person - takenOf(activity_id)),
    take: ({ activity_id }: SaleLine, pieces: number): void => {
      if (activity_id !== null) taken.set(activity_id, takenOf(activity_id) + pieces)
    },
  }
}

const storesOf = (skus: Iterable<SaleLine>): number[] => [...skus].map(({ store_id }) => store_id)

interface CartQuery {
  locale: Locale
  now: Date
  /** The lines that offers count, by `cart_id`; absent: all. */
  selected?: readonly number[] | undefined
  /** SKUs that the shopper buys at the ordinary price although an activity sells them. */
  ordinary?: readonly number[] | undefined
}

/**
 * Lines of a shopper, or of a guest for null, with current price, stock and problem, grouped by store in the order of
 * each store's first line, and with what the store's offers would take off. Unknown SKUs are left out.
 */
export async function showCart(
  db: Db,
  userId: number | null,
  lines: readonly Line[],
  { locale, now, selected, ordinary = [] }: CartQuery,
): Promise<Cart> {
  if (!lines.length) return []
  const skuIds = lines.map(({ sku_id }) => sku_id)
  const skus = new Map((await saleLines(db, skuIds, now)).map((sku) => [sku.sku_id, sku]))
  const own = userId === null ? new Set<number>() : await ownStores(db, userId, storesOf(skus.values()))
  const pieces = await activityPieces(db, userId, skus.values())
  const isSelected = ({ cart_id }: Line): boolean => selected?.includes(cart_id) ?? true
  const shown = lines.flatMap((line) => {
    const sku = skus.get(line.sku_id)
    if (!sku) return []
    const isOrdinary = ordinary.includes(sku.sku_id)
    const left = isOrdinary ? null : pieces.left(sku)
    const wire = showLine({ line, sku, is_own: own.has(sku.store_id), isOrdinary, left }, locale)
    if (wire.activity !== null && wire.problem === null && isSelected(line)) pieces.take(sku, line.buy_num)
    return [{ sku, line, wire }]
  })
  const counted = shown
    .filter(({ wire }) => wire.problem === null && wire.activity === null)
    .map(({ line, sku: { goods_id, sku_id, store_id, price_cents } }) => ({
      cart_id: line.cart_id,
      goods_id,
      sku_id,
      store_id,
      total_cents: isSelected(line) ? price_cents * line.buy_num : 0,
    }))
  const offers = await cartOffers(db, counted, { user_id: userId, locale, now })
  const stores = new Map<number, Cart[number]>()
  for (const { sku, wire } of shown) {
    const { store_id, store_name, store_logo } = sku
    const store = stores.get(store_id) ?? {
      store_id,
      store_name: localText(store_name, locale),
      store_logo,
      cart_list: [],
      offers: offers.get(store_id) ?? [],
    }
    store.cart_list.push(wire)
    stores.set(store_id, store)
  }
  return [...stores.values()]
}
