import { adminReports, sellerReports } from '@fangshi/contract/reports'
import { demoSellerStore } from '@fangshi/demo/logins'
import type { Act } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, type World } from '../../kernel/replay/world.ts'
import { subscribe } from './subscribe.ts'

const dayMs = 24 * 3_600_000
/** So long ago the first reports were subscribed to. */
const days = 60

/** The administrator and the demo seller subscribe; what follows the timer writes, week by week. */
function subscribeActs(world: World): Act[] {
  const at = new Date(world.plan.now.getTime() - days * dayMs)
  const act = (who: ReturnType<typeof adminIn> | ReturnType<typeof ownerIn>, action: string): Act => ({
    at,
    by: `${action} by the demo`,
    record: { who, action },
    do: ({ tx, ctx }) =>
      subscribe(tx, ctx, who, { is_on: true, by_mail: undefined, email: undefined, locale: 'zh-cn' }),
  })
  return [
    act(adminIn(world), adminReports.subscribe.right),
    act(ownerIn(world, demoSellerStore), sellerReports.subscribe.right),
  ]
}

export const reportsDemo: DemoPart = { acts: subscribeActs }
