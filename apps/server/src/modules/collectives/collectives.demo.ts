import {
  sellerCollectives,
  stopCollective as stopRoute,
  stopCollectiveAsAdmin,
} from '@fangshi/contract/collectives-backoffice'
import { demoCollectives, goodsOf, type DemoCollective } from '@fangshi/demo/collectives'
import type { Act } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, type World } from '../../kernel/replay/world.ts'
import { addRow } from '../../kernel/resource/write.ts'
import { storeCollectiveSpec } from './screens/collectives.backoffice.ts'
import { stopCollective } from './screens/stop-collective.ts'

const hourMs = 3_600_000
/** How long before it starts, and at least before the demo's start, a group buy was planned. */
const plannedBefore = 5

const at = (world: World, hours: number): Date => new Date(world.plan.now.getTime() + hours * hourMs)

function planAct(world: World, collective: DemoCollective): Act {
  const { key, off, people, hours, limit, start, end, is_draft } = collective
  const { store } = goodsOf(collective)
  const who = ownerIn(world, store)
  return {
    at: at(world, Math.min(start, 0) - plannedBefore),
    by: `${store} planning the group buy ${key}`,
    record: { who, action: sellerCollectives.right('store') },
    do: async ({ tx, ctx }) => {
      const form = {
        goods_id: world.id('goods', collective.goods),
        percent_off: off * 100,
        people,
        hours,
        max_per_person: limit,
        start_time: at(world, start),
        end_time: at(world, end),
        is_draft: is_draft ?? false,
      }
      const [row, change] = await addRow(sellerCollectives, storeCollectiveSpec, form, {
        tx,
        ctx,
        who,
        locale: 'zh-cn',
      })
      world.add('collective', key, row.id as number)
      return change
    },
  }
}

function stopActs(world: World, collective: DemoCollective): Act[] {
  const { key, stopped } = collective
  if (!stopped) return []
  const isOwn = stopped.by === 'store'
  const who = isOwn ? ownerIn(world, goodsOf(collective).store) : adminIn(world)
  return [
    {
      at: at(world, stopped.at),
      by: `the ${stopped.by} stopping the group buy ${key}`,
      record: { who, action: (isOwn ? stopRoute : stopCollectiveAsAdmin).right },
      do: ({ tx, ctx }) => stopCollective(tx, ctx, who, { id: world.id('collective', key), reason: stopped.reason }),
    },
  ]
}

/** Group buys that run, come, are over, stopped or drafts; the orders in their groups are among those of the plan. */
export const collectivesDemo: DemoPart = {
  acts: (world) => demoCollectives.flatMap((one) => [planAct(world, one), ...stopActs(world, one)]),
}
