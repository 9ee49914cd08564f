import type { Context } from '../../context.ts'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import { countClicks } from './content.db.ts'

/** Reads of articles since the last count, per process: reading a page must not write a row. */
const waiting = new WeakMap<Context, Map<number, number>>()

export function noteClick(ctx: Context, articleId: number): void {
  let clicks = waiting.get(ctx)
  if (!clicks) waiting.set(ctx, (clicks = new Map()))
  clicks.set(articleId, (clicks.get(articleId) ?? 0) + 1)
}

/** Each process counts on its own; the timer lets them take turns. */
export const countReads: Timer = {
  name: 'count reads of articles',
  everyMs: 10_000,
  run: async (ctx) => {
    const clicks = waiting.get(ctx)
    if (!clicks?.size) return
    waiting.delete(ctx)
    await countClicks(ctx.db, clicks)
  },
}
