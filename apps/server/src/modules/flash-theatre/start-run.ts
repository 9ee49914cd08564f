import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { playTheatre } from './play.jobs.ts'
import { insertRun, type RunTerms } from './runs.db.ts'

/** Starts a drill, which a job carries out. Throws THEATRE_RUNNING while another goes on, by its constraint. */
export async function startRun(tx: Tx, ctx: Context, { admin_id }: Admin, terms: RunTerms) {
  const id = await insertRun(tx, { ...terms, admin_id, at: ctx.now() })
  await ctx.jobs.enqueue(tx, playTheatre, { run_id: id })
  const { buyers, quota, max_per_person } = terms
  return { target: id, after: { buyers, quota, max_per_person }, id }
}
