import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { createRandom } from '@fangshi/demo/random'
import { jobs, timers } from '../app.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../kernel/db/db.ts'
import { nestedDatabase } from '../kernel/db/nested.ts'
import { queuedJobs } from '../kernel/jobs/queued-jobs.ts'
import { runActs } from '../kernel/replay/run-acts.ts'
import { createWorld } from '../kernel/replay/world.ts'
import { modules } from '../modules.ts'
import { writeAudit } from '../modules/access/public.ts'
import type { Progress } from './progress.ts'

/** The context of a transaction at the plan's hour; order numbers get the same digits each time. */
function contextIn(tx: Tx, ctx: Context, now: Date): Context {
  const random = createRandom('order numbers')
  const randomDigits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join('')
  // Connections are remembered by the configuration: those of a replay end with it.
  const config = { ...ctx.config }
  // What it warns of happened long ago.
  const log = ctx.log.child({}, { level: 'error' })
  return { ...ctx, config, log, db: nestedDatabase(tx), now: () => now, randomDigits }
}

/**
 * Makes the plan true, in the caller's transaction, in a database that only holds what the modules put in place: first what
 * is there from the beginning, then everything that people did, up to the plan's hour.
 */
export async function fillDatabase(tx: Tx, ctx: Context, plan: DemoPlan, begin: Progress): Promise<void> {
  const inside = contextIn(tx, ctx, plan.now)
  const world = createWorld(plan)
  const parts = await Promise.all(modules.flatMap((module) => module.demo?.() ?? []))
  begin('catalogue')
  for (const part of parts) await part.load?.(world, { tx, ctx: inside })
  begin('orders')
  const acts = parts.flatMap((part) => part.acts?.(world) ?? [])
  const all = [...timers, ...parts.flatMap((part) => part.timers ?? [])]
  await runActs(inside, acts, { until: plan.now, timers: all, jobs: queuedJobs(jobs), audit: writeAudit })
}
