import { returnTopUp as returnRoute } from '@fangshi/contract/top-ups-admin'
import type { TopUp } from '@fangshi/demo/demo-plan'
import type { Act, Run } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { prepareSimulator } from './demo-simulator/prepare-simulator.ts'
import { deliverNotices, openWallet, payInWallet } from './demo-simulator/replayed-simulator.provider.ts'
import { beginTopUpPayment, openTopUp } from './top-ups/open-top-up.ts'
import { returnTopUp } from './top-ups/return-top-up.ts'

/** Opens a top-up and pays it on the wallet page, unless it stays unpaid; notes its id. */
async function topUp(world: World, planned: TopUp, key: string, { tx, ctx }: Run): Promise<void> {
  const who = shopperIn(world, planned.user)
  const { id, top_up_no } = await openTopUp(tx, ctx, who, { amount: planned.amount_cents })
  world.add('top-up', key, id)
  const way = { channel: planned.channel, device: 'scan' }
  const code = await openWallet(ctx, await beginTopUpPayment(tx, ctx, who, { top_up_no, way }))
  if (planned.is_paid) await payInWallet(ctx, code)
}

function topUpActs(world: World, planned: TopUp, key: string): Act[] {
  const { user, at, returned } = planned
  const acts: Act[] = [{ at, by: `${user} topping up`, do: (run) => topUp(world, planned, key, run) }]
  if (!returned) return acts
  const who = adminIn(world)
  return [
    ...acts,
    {
      at: returned.at,
      by: `the platform returning a top-up of ${user}`,
      record: { who, action: returnRoute.right },
      do: ({ tx, ctx }) => {
        const input = { id: world.id('top-up', key), amount: returned.amount_cents, reason: '用户申请退回未使用的充值' }
        return returnTopUp(tx, ctx, who, input)
      },
    },
  ]
}

/** Shoppers top up through providers, which the simulator plays; its notices come as in a shop that is open. */
export const paymentsDemo: DemoPart = {
  load: (_world, { tx, ctx }) => prepareSimulator(tx, ctx),
  acts: (world) => world.plan.top_ups.flatMap((planned, index) => topUpActs(world, planned, String(index + 1))),
  timers: [
    {
      name: 'notices of the payment simulator',
      everyMs: 1000,
      run: (ctx) => deliverNotices(ctx),
      nextDue: 'select min(next_notice_at) from simulator_trades where next_notice_at > $1',
      // The provider's answer held the result of the refunds.
      lateMs: 60 * 60_000,
    },
  ],
}
