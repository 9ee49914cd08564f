import type { Locale } from '@fangshi/contract/locale'
import type { Quote } from '@fangshi/contract/orders'
import type { Context } from '../../../context.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Shopper } from '../../../kernel/http/who.ts'
import { addressFor } from '../../accounts/public.ts'
import { showQuote } from '../../pricing/public.ts'
import { priceCheckout } from './price-checkout.ts'
import { readCheckoutLines } from './checkout-lines.ts'

/** The quote for one of the shopper's addresses, or the default one; without an address, freight is not final. */
export async function quoteOrder(
  ctx: Context,
  who: Shopper,
  { params, address_id }: { params: string; address_id?: number | undefined },
  locale: Locale,
): Promise<Quote> {
  const [lines, address] = await Promise.all([
    readCheckoutLines(ctx.db, who.user_id, params),
    addressFor(ctx.db, who.user_id, address_id ?? null),
  ])
  if (address_id !== undefined && !address) fail('ADDRESS_NOT_FOUND')
  const priced = await priceCheckout(ctx.db, who, lines, address?.province_code ?? null)
  return showQuote(priced, address?.id ?? null, locale)
}
