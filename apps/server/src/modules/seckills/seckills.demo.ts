import { sellerSeckills, stopSeckill as stopRoute, stopSeckillAsAdmin } from '@fangshi/contract/seckills'
import type { DemoSeckill } from '@fangshi/demo/seckills'
import type { Act } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { addRow } from '../../kernel/resource/write.ts'
import { storeSeckillSpec } from './seckills.backoffice.ts'
import { addReminder } from './shop/reminders.ts'
import { stopSeckill } from './stop-seckill.ts'

const hourMs = 3_600_000
/** How long before it starts, and at least before the demo's start, a flash sale was planned. */
const plannedBefore = 5

const at = (world: World, hours: number): Date => new Date(world.plan.now.getTime() + hours * hourMs)

function planAct(world: World, sale: DemoSeckill): Act {
  const who = ownerIn(world, sale.store)
  return {
    at: at(world, Math.min(sale.start, 0) - plannedBefore),
    by: `${sale.store} planning the flash sale ${sale.key}`,
    record: { who, action: sellerSeckills.right('store') },
    do: async ({ tx, ctx }) => {
      const form = {
        goods_id: world.id('goods', sale.goods),
        start_time: at(world, sale.start),
        end_time: at(world, sale.end),
        max_per_person: sale.limit,
        is_draft: sale.is_draft ?? false,
        skus: sale.skus.map(({ sku, price_cents, quota }) => ({
          sku_id: world.id('sku', sku),
          price: price_cents,
          quota,
        })),
      }
      const [row, change] = await addRow(sellerSeckills, storeSeckillSpec, form, { tx, ctx, who, locale: 'zh-cn' })
      world.add('seckill', sale.key, row.id as number)
      return change
    },
  }
}

function stopActs(world: World, { key, store, stopped }: DemoSeckill): Act[] {
  if (!stopped) return []
  const isOwn = stopped.by === 'store'
  const who = isOwn ? ownerIn(world, store) : adminIn(world)
  return [
    {
      at: at(world, stopped.at),
      by: `the ${stopped.by} stopping the flash sale ${key}`,
      record: { who, action: (isOwn ? stopRoute : stopSeckillAsAdmin).right },
      do: ({ tx, ctx }) => stopSeckill(tx, ctx, who, { id: world.id('seckill', key), reason: stopped.reason }),
    },
  ]
}

function remindActs(world: World, { key, isAwaited }: DemoSeckill): Act[] {
  if (!isAwaited) return []
  return [
    {
      at: at(world, -1),
      by: `the shopper waiting for the flash sale ${key}`,
      do: ({ tx, ctx }) =>
        addReminder(tx, ctx, shopperIn(world, 'shopper'), { seckill_id: world.id('seckill', key), locale: 'zh-cn' }),
    },
  ]
}

/** Flash sales that run, come, are over, stopped or drafts; what people order in them is among the orders of the plan. */
export const seckillsDemo: DemoPart = {
  acts: (world) =>
    world.plan.seckills.flatMap((sale) => [planAct(world, sale), ...stopActs(world, sale), ...remindActs(world, sale)]),
}
