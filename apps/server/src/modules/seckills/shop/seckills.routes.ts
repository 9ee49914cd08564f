import * as contract from '@fangshi/contract/seckills-shop'
import { actInOneStatement } from '../../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../../kernel/http/on.ts'
import { listSeckills } from './list-seckills.ts'
import { addReminder, removeReminders } from './reminders.ts'
import { remindersOf } from './reminders.db.ts'
import { seckillOfGoods } from './seckills-shop.db.ts'
import { showGoodsSeckill } from './show-seckills.ts'

/** Flash sales as shoppers meet them. */
export const seckillRoutes: MountedRoute[] = [
  on(contract.readClock, async ({ ctx }) => ({ now_ms: ctx.now().getTime() })),
  on(contract.listSeckills, ({ ctx, query, locale }) => listSeckills(ctx, query, locale)),
  on(contract.goodsSeckill, async ({ ctx, who, params }) => {
    const now = ctx.now()
    const row = await seckillOfGoods(ctx.db, params.id, who?.user_id ?? null, now)
    return row ? showGoodsSeckill(row, now) : null
  }),
  on(contract.listSeckillReminders, ({ ctx, who }) => remindersOf(ctx.db, who.user_id, ctx.now())),
  on(contract.addSeckillReminder, async ({ ctx, who, body, locale }) => {
    await addReminder(ctx.db, ctx, who, { ...body, locale })
    return {}
  }),
  actInOneStatement(contract.removeSeckillReminders, removeReminders),
]
