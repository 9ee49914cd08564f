import { setTimeout as wait } from 'node:timers/promises'
import { getGoods } from '@fangshi/contract/catalog'
import { CallError, createClient, type Call } from '@fangshi/contract/client'
import { createOrder, payOrder } from '@fangshi/contract/orders'
import type { Answer } from './tally.ts'

/** Where the sale is and what is bought. */
export interface Sale {
  /** Of the server, such as `http://127.0.0.1:8080`. */
  origin: string
  /** Headers of every request. */
  headers: Readonly<Record<string, string>>
  goods_id: number
  sku_id: number
  /** What one piece costs, as the shopper confirms it. */
  price: string
}

/** A buyer as the thread gets it. */
export interface RushingBuyer {
  token: string
  ticket: string
  address_id: number
}

/** What a server answers that is too busy now. */
const busy: readonly string[] = ['BUSY', 'TOO_MANY_REQUESTS']
const mostTries = 12

const clientOf = (token: string, { origin, headers }: Sale): Call =>
  createClient({
    origin,
    locale: () => 'zh-cn',
    tokens: { get: () => token, set: () => {} },
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...headers } }),
  })

const refusalOf = (error: unknown): string => (error instanceof CallError ? error.key : 'NO_ANSWER')

/**
 * Looks at the goods, then orders one piece after the other and pays each, until the server refuses: sold out, or more
 * than one person may have. A buyer who is asked to come again later does so, with the same key; each answer is reported.
 */
export async function rush(buyer: RushingBuyer, sale: Sale, tell: (answer: Answer) => void): Promise<void> {
  const call = clientOf(buyer.token, sale)
  const { goods_id, sku_id, price, origin: _ } = sale

  async function ask<T>(to: Answer['to'], send: (key: string) => Promise<T>): Promise<T | null> {
    const key = crypto.randomUUID()
    for (let tries = 1; ; tries++) {
      const at = performance.now()
      const [reply, refusal] = await send(key).then(
        (value): [T, null] => [value, null],
        (error: unknown): [null, string] => [null, refusalOf(error)],
      )
      tell({ to, refusal, ms: performance.now() - at })
      if (refusal === null || !busy.includes(refusal) || tries === mostTries) return reply
      await wait(100 + Math.random() * 400)
    }
  }

  await call(getGoods, { params: { id: goods_id } }).catch(() => undefined) // the order will say what is wrong
  for (;;) {
    const { address_id, ticket } = buyer
    const body = { params: `sku-${sku_id}x1`, address_id, total_price: price, again: true }
    const placed = await ask('order', (key) => call(createOrder, { body }, { key }))
    if (!placed) return
    const { group_no } = placed
    const paid = await ask('payment', (key) =>
      call(payOrder, { body: { group_no, method: 'balance', ticket } }, { key }),
    )
    if (!paid) return
  }
}
