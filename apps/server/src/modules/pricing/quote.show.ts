import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { Quote } from '@fangshi/contract/quote'
import { showOffers } from './offer.show.ts'
import type { PricedLine, PricedQuote, PricedStore, Step } from './quote.ts'
import { stepText } from './step-text.ts'

type WireStore = Quote['stores'][number]
type WireLine = WireStore['lines'][number]
type WireStep = WireStore['steps'][number]

/** A step on the wire: its description in the reader's language, its amount and its funder. */
export const showStep = (step: Step, locale: Locale): WireStep => ({
  kind: step.kind,
  rule: stepText(step, locale),
  amount: formatMoney(step.amount_cents),
  funder: step.funder,
})

const showLine = (line: PricedLine, locale: Locale): WireLine => ({
  cart_id: line.cart_id,
  goods_id: line.goods_id,
  sku_id: line.sku_id,
  goods_name: localText(line.goods_name, locale),
  sku_name: localText(line.sku_name, locale),
  goods_image: line.goods_image,
  goods_price: formatMoney(line.price_cents),
  price_was: line.price_was_cents === null ? null : formatMoney(line.price_was_cents),
  buy_num: line.buy_num,
  total_price: formatMoney(line.total_cents),
  goods_stock: Math.max(0, line.stock),
  activity: line.activity?.kind ?? null,
  problem: line.problem,
})

const showStore = (store: PricedStore, locale: Locale): WireStore => ({
  store_id: store.store_id,
  store_name: localText(store.store_name, locale),
  store_logo: store.store_logo,
  lines: store.lines.map((line) => showLine(line, locale)),
  goods_money: formatMoney(store.goods_cents),
  freight_money: formatMoney(store.freight_cents),
  discount_money: formatMoney(store.discount_cents),
  total_price: formatMoney(store.total_cents),
  steps: store.steps.map((step) => showStep(step, locale)),
  offers: showOffers(store.offers, locale),
})

/** The quote as the checkout shows it. `address_id` is the address whose province was used, or null. */
export const showQuote = (
  quote: PricedQuote,
  address_id: number | null,
  locale: Locale,
): Omit<Quote, 'points' | 'collective'> => ({
  address_id,
  stores: quote.stores.map((store) => showStore(store, locale)),
  goods_money: formatMoney(quote.goods_cents),
  freight_money: formatMoney(quote.freight_cents),
  discount_money: formatMoney(quote.discount_cents),
  total_price: formatMoney(quote.total_cents),
  offers: showOffers(quote.offers, locale),
  orderable: quote.orderable,
})
