import { demoReductions } from '@fangshi/demo/reductions'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { insertRows } from '../../kernel/replay/insert-rows.ts'
import { fullReductions } from './schema.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Full reductions of stores. Those that run begin with the demo, so that no order of its past used one. */
export const reductionsDemo: DemoPart = {
  async load(world, { tx }) {
    const at = (days: number): Date => new Date(world.plan.now.getTime() + days * dayMs)
    const rows = demoReductions.map(({ store, from, to, stopped, is_draft = false, ...terms }) => ({
      ...terms,
      is_draft,
      store_id: world.id('store', store),
      start_time: at(from),
      end_time: at(to),
      created_at: at(Math.min(from, 0) - 5),
      ...(stopped === undefined
        ? {}
        : { stopped_at: at((from + to) / 2), stopped_by: 'store' as const, stop_reason: stopped }),
    }))
    await insertRows(tx, fullReductions, rows)
  },
}
