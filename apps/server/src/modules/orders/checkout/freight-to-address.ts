import type { Locale } from '@fangshi/contract/locale'
import { formatMoney, sumCents } from '@fangshi/contract/money'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { arrivalOfNew } from '../arrival/arrival.ts'
import { timeFromStore } from '../arrival/delivery-times.db.ts'
import { placesIn } from '../../geo/public.ts'
import { freightOf } from '../../freight/rules.ts'
import { checkoutOfSku } from './checkout.db.ts'

/**
 * What checkout would charge for delivering pieces of a SKU to the shopper's default address, where that is, and when they
 * should arrive; null while they have none. Throws GOODS_NOT_FOUND for an unknown SKU.
 */
export async function freightToAddress(
  { db, now }: Context,
  who: Shopper,
  skuId: number,
  { buy_num, locale }: { buy_num: number; locale: Locale },
): Promise<{ freight_money: string; area_info: string; arrives_on: string | null } | null> {
  const { lines, templates, address } = await checkoutOfSku(
    db,
    { user_id: who.user_id, address_id: null, at: now() },
    skuId,
    buy_num,
  )
  if (!lines.length) fail('GOODS_NOT_FOUND')
  if (!address) return null
  const parcels = freightOf(lines, templates, address.province_code)
  const freight_money = formatMoney(sumCents(parcels.map(({ price_cents }) => price_cents)))
  const place = await placesIn(db, [address.area_info], locale)
  const time = await timeFromStore(db, lines[0]?.store_id ?? 0, address.province_code)
  return { freight_money, area_info: place(address.area_info), arrives_on: time ? arrivalOfNew(time, now()) : null }
}
