import { payOrder, createOrder, quoteOrder } from '@fangshi/contract/orders'
import { parseMoney } from '@fangshi/contract/money'
import type { QuotedOffer } from '@fangshi/contract/offers'
import type { Quote } from '@fangshi/contract/quote'
import type { Marketplace } from '../marketplace.ts'
import type { SimulatedShopper } from '../people/shoppers.ts'
import { send } from '../send.ts'
import { channelOf, deviceOf, useWallet } from './wallet.ts'

/** What a shopper says of a checkout beside its lines. */
interface Choice {
  coupons?: { store_id: number; coupon: number }[]
  platform_coupon?: number
  ordinary_price?: number[]
  /** Opens a group of a group buy, or joins the one with the number. */
  collective?: { id: number; group_no?: string }
}

export async function payGroup(
  market: Marketplace,
  shopper: SimulatedShopper,
  group_no: string,
  cents: number,
): Promise<void> {
  const { random } = market
  if (random.chance(0.4)) {
    const ticket = await shopper.ticket(cents)
    await send(market, shopper, payOrder, { body: { group_no, method: 'balance', ticket } })
    return
  }
  const body = { group_no, method: channelOf(market), device: deviceOf(market) }
  const payable = await send(market, shopper, payOrder, { body })
  if (payable && !payable.paid) await useWallet(market, payable)
}

/** The SKUs whose flash sale is over for this shopper, since nothing is left or they have all that one may have. */
const outOfSale = ({ stores }: Quote): number[] =>
  stores.flatMap(({ lines }) =>
    lines.flatMap(({ problem, sku_id }) => (problem?.startsWith('seckill') ? [sku_id] : [])),
  )

/** Sometimes another coupon than the quote chose, or none. */
function otherCoupons({ random }: Marketplace, { stores, offers }: Quote): Choice {
  const idsOf = (of: readonly QuotedOffer[]) => of.flatMap(({ kind, id }) => (kind === 'reduction' ? [] : [id]))
  const ofStores = stores
    .map(({ store_id, offers: own }) => ({ store_id, ids: idsOf(own) }))
    .filter(({ ids }) => ids.length && random.chance(0.3))
  const ofPlatform = idsOf(offers)
  return {
    ...(ofStores.length && {
      coupons: ofStores.map(({ store_id, ids }) => ({ store_id, coupon: random.pick([0, ...ids]) })),
    }),
    ...(ofPlatform.length && random.chance(0.3) && { platform_coupon: random.pick([0, ...ofPlatform]) }),
  }
}

/**
 * Looks at the price, chooses, orders and mostly pays; `way`: in a group. Whoever meets an empty flash sale gives up or takes the ordinary
 * price; now and then somebody confirms a price that is not the current one.
 */
export async function checkOut(
  market: Marketplace,
  shopper: SimulatedShopper,
  params: string,
  way: Pick<Choice, 'collective'> = {},
): Promise<void> {
  const { random } = market
  const address_id = random.pick(shopper.address_ids)
  const quoteWith = (choice: Choice) => send(market, shopper, quoteOrder, { body: { params, address_id, ...choice } })
  const first = await quoteWith(way)
  if (!first) return
  const sold = outOfSale(first)
  const ordinary: Choice = sold.length && random.chance(0.5) ? { ordinary_price: sold } : {}
  const others = { ...ordinary, ...otherCoupons(market, first) }
  const choice = { ...way, ...others }
  const quote = Object.keys(others).length ? await quoteWith(choice) : first
  if (!quote || (!quote.orderable && random.chance(0.8))) return
  const { total_price } = random.chance(0.03) ? first : quote
  const again = random.chance(0.5)
  const body = { params, address_id, total_price, again, ...choice }
  const placed = await send(market, shopper, createOrder, { body })
  if (placed && !placed.paid && random.chance(0.8))
    await payGroup(market, shopper, placed.group_no, parseMoney(placed.total_price) ?? 0)
}
