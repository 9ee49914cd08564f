import { askAs, buy } from '../load/shop-calls.ts'
import { Connection } from '../load/http-client.ts'
import type { BenchShopper } from '../world/shoppers.ts'
import type { RunningServer, World } from '../world/world.ts'

interface Sale {
  pieces: number
  buyers: number
  atOnce: number
}

interface Outcome {
  /** Checkouts that were paid. */
  sold: number
  refused: number
  /** On hand and reserved afterwards. */
  onHand: number
  reserved: number
}

/** Many buyers want the same few pieces at once, each through a whole checkout. */
export async function oversell(
  world: World,
  shop: RunningServer,
  shoppers: readonly BenchShopper[],
  skuId: number,
  { pieces, buyers, atOnce }: Sale,
): Promise<Outcome> {
  await world.db.pool.query('update skus set on_hand = $2, reserved = 0 where id = $1', [skuId, pieces])
  const queue = shoppers.slice(0, buyers)
  let sold = 0
  let refused = 0
  const buyOneByOne = async (): Promise<void> => {
    const connection = new Connection(shop.port)
    for (let shopper = queue.shift(); shopper; shopper = queue.shift()) {
      await buy(askAs(shopper, connection), shopper, skuId).then(
        () => sold++,
        () => refused++,
      )
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: atOnce }, buyOneByOne))
  const { rows } = await world.db.pool.query<{ on_hand: number; reserved: number }>(
    'select on_hand, reserved from skus where id = $1',
    [skuId],
  )
  const { on_hand: onHand = NaN, reserved = NaN } = rows[0] ?? {}
  return { sold, refused, onHand, reserved }
}
