import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { Refusal } from '../../kernel/fail.ts'
import type { Job } from '../../kernel/jobs/jobs.ts'
import { createSeckill } from '../seckills/public.ts'
import { dismissCast, readyCast, type Buyer } from './cast.jobs.ts'
import { clearStage } from './clear-stage.jobs.ts'
import { letIn } from './let-in.ts'
import { keepMoment } from './moments.db.ts'
import { beginRun, endRun, keepVerdict, moveRun, noteSeckill, seeRun, type RunRow } from './runs.db.ts'
import { drillPriceCents, readyStage, switchStage } from './stage.jobs.ts'
import { onHand, type Stage } from './stage.db.ts'
import { Tally } from './tally.ts'
import { clearingPromises, judge, rushPromises } from './verdict.ts'

const momentMs = 250
const aliveMs = 5000
/** Longer than any drill, so that its flash sale does not end by itself. */
const windowMs = 60 * 60_000

/** Opens the store and schedules the flash sale, which begins at once. */
async function openSale(ctx: Context, run: RunRow, stage: Stage): Promise<void> {
  await switchStage(ctx, stage, 'open')
  await inTx(ctx.db, async (tx) => {
    const at = ctx.now()
    const stock = await onHand(tx, stage.sku_id)
    const seckill = await createSeckill(
      tx,
      {
        goods_id: stage.goods_id,
        start_time: at,
        end_time: new Date(at.getTime() + windowMs),
        max_per_person: run.max_per_person,
        is_draft: false,
        skus: [{ sku_id: stage.sku_id, price_cents: drillPriceCents, quota: run.quota }],
      },
      { store_id: stage.store_id, user_id: stage.user_id, at },
    )
    await noteSeckill(tx, run.id, seckill, stock)
  })
}

/** Lets the buyers in and keeps a moment of it four times a second; returns how many orders they were answered. */
async function sell(ctx: Context, run: RunRow, stage: Stage, buyers: readonly Buyer[]): Promise<number> {
  const tally = new Tally()
  const from = performance.now()
  const keep = (): Promise<unknown> =>
    keepMoment(ctx.db, {
      run_id: run.id,
      at_ms: Math.round(performance.now() - from),
      refused: tally.refused,
      refusals: tally.refusals,
      all: tally.latency,
      recent: tally.takeRecent(),
      now: ctx.now(),
    })
  await moveRun(ctx.db, run.id, 'selling', ctx.now())
  await keep()
  let keeping: Promise<unknown> = Promise.resolve()
  const moments = setInterval(() => {
    keeping = keeping.then(keep).catch((error: unknown) => ctx.log.error({ err: error }, 'a moment of a drill is lost'))
  }, momentMs)
  try {
    const { goods_id, sku_id } = stage
    const sale = { goods_id, sku_id, price: formatMoney(drillPriceCents) }
    await letIn(ctx.config, { sale, buyers }, (answers) => tally.add(answers))
  } finally {
    clearInterval(moments)
    await keeping
  }
  await keep()
  return tally.ordered
}

async function play(ctx: Context, run: RunRow): Promise<void> {
  const stage = await readyStage(ctx)
  const buyers = await readyCast(ctx, run.buyers, drillPriceCents * run.max_per_person)
  try {
    await openSale(ctx, run, stage)
    const answered = await sell(ctx, run, stage, buyers)
    await moveRun(ctx.db, run.id, 'auditing', ctx.now())
    await keepVerdict(ctx.db, run.id, { rush: await judge(ctx, run.id, (facts) => rushPromises(facts, answered)) })
    await moveRun(ctx.db, run.id, 'clearing', ctx.now())
    await clearStage(ctx, run)
    await keepVerdict(ctx.db, run.id, { clearing: await judge(ctx, run.id, clearingPromises) })
  } finally {
    await dismissCast(ctx, buyers)
  }
}

/** Carries a drill out, once: tried again after its process died, it does nothing, since `endDeadRuns` clears up. */
export const playTheatre: Job<{ run_id: number }> = {
  name: 'theatre.play',
  run: async (ctx, { run_id }) => {
    const run = await beginRun(ctx.db, run_id, ctx.now())
    if (!run) return
    const alive = setInterval(() => void seeRun(ctx.db, run_id, ctx.now()).catch(() => {}), aliveMs)
    try {
      await play(ctx, run)
      await endRun(ctx.db, run_id, 'done', ctx.now())
    } catch (error) {
      ctx.log.error({ err: error, run_id }, 'a flash-sale drill failed')
      await clearStage(ctx, run)
      await endRun(ctx.db, run_id, 'failed', ctx.now(), error instanceof Refusal ? error.key : 'INTERNAL')
    } finally {
      clearInterval(alive)
    }
  },
}
