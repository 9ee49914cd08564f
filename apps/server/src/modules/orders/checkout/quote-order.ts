import type { Locale } from '@fangshi/contract/locale'
import type { Quote } from '@fangshi/contract/quote'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { getSettings } from '../../settings/public.ts'
import { chooseGroup } from '../../collectives/public.ts'
import { priceCheckout, type CheckoutChoice } from './price-checkout.ts'
import { readCheckout } from './read-checkout.ts'
import { showCheckout } from './show-checkout.ts'

/** The quote for one of the shopper's addresses, or the default one; without an address, freight is not final. */
export async function quoteOrder(
  ctx: Context,
  who: Shopper,
  { params, address_id = null, ...choice }: { params: string; address_id?: number | null | undefined } & CheckoutChoice,
  locale: Locale,
): Promise<Quote> {
  const at = ctx.now()
  const { user_id } = who
  const checkout = await readCheckout(ctx.db, { user_id, address_id, at }, params)
  if (address_id !== null && !checkout.address) fail('ADDRESS_NOT_FOUND')
  const { per_yuan: points_rate } = await getSettings(ctx.db, 'points')
  const chosen = choice.collective ? await chooseGroup(ctx.db, choice.collective, { user_id, at }) : null
  const shown = { address_id: checkout.address?.id ?? null, points_rate, chosen }
  return showCheckout(priceCheckout(who, checkout, { ...choice, chosen }), shown, locale)
}
