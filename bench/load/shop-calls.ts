import { randomUUID } from 'node:crypto'
import { request, type Connection } from './http-client.ts'
import type { Work } from './load.ts'
import type { BenchShopper } from '../world/shoppers.ts'

const expectOk = (status: number, body: string): void => {
  if (status !== 200) throw new Error(`status ${status}: ${body.slice(0, 300)}`)
}

/** Gets the same path each time, or the paths in turn. */
export function get(paths: readonly string[], headers: Record<string, string> = {}): Work {
  const requests = paths.map((path) => request('GET', path, headers))
  return async (connection, index) => {
    const { status, body } = await connection.send(requests[index % requests.length] as Buffer)
    expectOk(status, body)
  }
}

export const listPaths = ['/api/goods', '/api/goods?page=2', '/api/goods?sort=sales', '/api/goods?sort=price_up']

const words = ['耳机', '茶', '陶瓷', '灯', 'erji', 'cup', '台灯', '跑鞋', 'mug', '香薰']
export const searchPaths = words.map((word) => `/api/goods?keywords=${encodeURIComponent(word)}`)
export const facetPaths = words.map((word) => `/api/goods/facets?keywords=${encodeURIComponent(word)}`)

export const authorized = (
  { token }: Pick<BenchShopper, 'token'>,
  extra: Record<string, string> = {},
): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  ...extra,
})

/** Each call, another shopper adds a piece of another SKU; with enough tokens every cart is empty before. */
export const addToCart =
  (tokens: readonly string[], skuIds: readonly number[]): Work =>
  async (connection, index) => {
    const token = tokens[index % tokens.length]!
    const sku_id = skuIds[(index * 7) % skuIds.length]
    const { status, body } = await connection.send(
      request('POST', '/api/user/carts', authorized({ token }), JSON.stringify({ sku_id, buy_num: 1 })),
    )
    expectOk(status, body)
  }

/** Asks the shop as one shopper and returns the `data` of its answer; throws when it is refused. */
export type Ask = <T>(method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<T>

/** A checkout up to the order: add, addresses, quote, order. Returns the number of the order group. */
export async function order(ask: Ask, { address_id }: BenchShopper, sku_id: number): Promise<string> {
  const { cart_id } = await ask<{ cart_id: number }>('POST', '/user/carts', { sku_id, buy_num: 1 })
  await ask('GET', '/user/addresses')
  const params = `cart-${cart_id}`
  const { total_price } = await ask<{ total_price: string }>('POST', '/user/order/before', { params })
  // A purchase that a fault cut off before it was paid is made once more.
  const body = { params, address_id, total_price, again: true }
  const { group_no } = await ask<{ group_no: string }>('POST', '/user/order/create', body, {
    'idempotency-key': randomUUID(),
  })
  return group_no
}

/** A whole checkout, paid with a pay ticket. Returns the number of the order group. */
export async function buy(ask: Ask, shopper: BenchShopper, sku_id: number): Promise<string> {
  const group_no = await order(ask, shopper, sku_id)
  const { ticket } = shopper
  const payment = { group_no, method: 'balance', ticket }
  await ask('POST', '/user/order/pay', payment, { 'idempotency-key': randomUUID() })
  return group_no
}

/** Asks over a connection, which keeps bodies, as the shopper. */
export const askAs =
  (shopper: BenchShopper, connection: Connection): Ask =>
  async (method, path, body, headers = {}) => {
    const bytes = request(method, `/api${path}`, authorized(shopper, headers), body ? JSON.stringify(body) : '')
    const answer = await connection.send(bytes)
    expectOk(answer.status, answer.body)
    return (JSON.parse(answer.body) as { data: never }).data
  }

/** Each call, the next shopper buys the next SKU. Needs connections that keep bodies. */
export const checkout =
  (shoppers: readonly BenchShopper[], skuIds: readonly number[]): Work =>
  async (connection, index) => {
    const shopper = shoppers[index % shoppers.length] as BenchShopper
    await buy(askAs(shopper, connection), shopper, skuIds[(index * 13) % skuIds.length] as number)
  }
