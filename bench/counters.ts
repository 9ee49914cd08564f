import { createClient } from '@fangshi/contract/client'
import type { Context } from '../apps/server/src/context.ts'
import { inTx } from '../apps/server/src/kernel/db/tx.ts'
import { payOrder, placeOrder } from '../apps/server/src/modules/orders/public.ts'
import { agreeToRefund } from '../apps/server/src/modules/refunds/life/answer-refund.ts'
import { requestRefund } from '../apps/server/src/modules/refunds/request/request-refund.ts'
import { makeAddress, makeGoods, makeShopper, makeStore, ownerOf } from '../apps/server/test/factories.ts'
import { prepare } from './rows/figures-year.ts'
import { numberOf } from './load/options.ts'
import { openWorld } from './world/world.ts'

/**
 * `npm run bench:counters`: what the triggers that note payments and refunds for the figures cost the transactions that pay and refund
 * (rules §13: at most 5 %). Blocks of orders are paid from balances and refunded, by turns with and without these triggers
 * (on, off, off, on, …), and the medians of both kinds are compared. `--blocks=n` of `--orders=n`; with `--check` it fails above the budget.
 */
const blocks = numberOf('blocks', 40)
const orders = numberOf('orders', 60)
/** After the triggers were changed, connections plan their statements again: that is not counted. */
const warmUp = 10
const budget = 0.05

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}

/** Switches the triggers that note what happened for the figures. */
async function switchTriggers(ctx: Context, isOn: boolean): Promise<void> {
  const { rows } = await ctx.db.pool.query<{ name: string; of: string }>(
    `select tgname as name, tgrelid::regclass::text as of from pg_trigger where tgfoid = 'figures_note'::regproc`,
  )
  if (!rows.length) throw new Error('there are no such triggers')
  for (const { name, of } of rows) {
    await ctx.db.pool.query(`alter table ${of} ${isOn ? 'enable' : 'disable'} trigger ${name}`)
  }
}

/** Use cases are called directly, so that nothing is sent. */
const nobody = createClient({ locale: () => 'zh-cn', tokens: { get: () => null, set: () => {} } })

async function timed(times: number[], act: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await act()
  times.push(performance.now() - begun)
}

/** Places, pays and refunds orders of one store one after the other; returns how long each payment and refund took, in ms. */
async function runBlock(ctx: Context): Promise<{ pay: number[]; refund: number[] }> {
  const { db } = ctx
  const store = await makeStore(db)
  const goods = await makeGoods(db, store.store_id, { skus: [{ on_hand: 10_000, weight_g: 100 }] })
  const shopper = await makeShopper({ ctx, as: () => nobody }, { money_cents: 100_000_000 })
  const address_id = await makeAddress(db, shopper.id)
  const ticket = await shopper.ticket()
  const placing = { params: `sku-${goods.sku_ids[0]}x2`, address_id, total_price: 2600, locale: 'zh-cn' } as const
  const pay: number[] = []
  const refund: number[] = []
  for (let order = 0; order < orders; order++) {
    const placed = await inTx(db, (tx) => placeOrder(tx, ctx, shopper.who, placing))
    await timed(pay, () => inTx(db, (tx) => payOrder(tx, ctx, shopper.who, { group_no: placed.group_no, ticket })))
    const order_id = placed.orders[0]?.id as number
    const { rows } = await db.pool.query<{ id: number }>('select id from order_lines where order_id = $1', [order_id])
    const lines = rows.map(({ id }) => ({ id, buy_num: 2 }))
    const request = { order_id, kind: 'refund', reason: 'other', lines, images: [] } as const
    const { id } = await inTx(db, (tx) => requestRefund(tx, ctx, shopper.who, request))
    await timed(refund, () => inTx(db, (tx) => agreeToRefund(tx, ctx, ownerOf(store), { id })))
  }
  return { pay: pay.slice(warmUp), refund: refund.slice(warmUp) }
}

async function main(): Promise<boolean> {
  const world = await openWorld()
  try {
    const ctx = await prepare(world)
    try {
      const times = {
        on: { pay: [] as number[], refund: [] as number[] },
        off: { pay: [] as number[], refund: [] as number[] },
      }
      for (let block = -2; block < blocks; block++) {
        const isOn = block % 4 === 0 || block % 4 === 3
        await switchTriggers(ctx, isOn)
        const { pay, refund } = await runBlock(ctx)
        // The first two warm the database up.
        if (block < 0) continue
        times[isOn ? 'on' : 'off'].pay.push(median(pay))
        times[isOn ? 'on' : 'off'].refund.push(median(refund))
      }
      let isGood = true
      for (const act of ['pay', 'refund'] as const) {
        const [on, off] = [median(times.on[act]), median(times.off[act])]
        const slower = on / off - 1
        isGood &&= slower <= budget
        console.log(
          `${act.padEnd(8)} ${on.toFixed(2)} ms with the triggers, ${off.toFixed(2)} ms without: ${(slower * 100).toFixed(1)} % of ${budget * 100} %  ${slower <= budget ? '✓' : '✗'}`,
        )
      }
      return isGood
    } finally {
      await ctx.db.close()
    }
  } finally {
    await world.close()
  }
}

if (!(await main()) && process.argv.includes('--check')) process.exitCode = 1
