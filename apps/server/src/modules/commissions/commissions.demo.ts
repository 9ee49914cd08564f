import { commissionRates as rates } from '@fangshi/demo/commission-rates'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { insertRows } from '../../kernel/replay/insert-rows.ts'
import { commissionRates } from './schema.ts'

/** The platform's commission rates, from before the first order on. */
export const commissionsDemo: DemoPart = {
  async load(world, { tx }) {
    const rows = rates.map(({ store, class: key, rate_bp }) => ({
      store_id: store === null ? null : world.id('store', store),
      class_id: key === null ? null : world.id('class', key),
      rate_bp,
    }))
    await insertRows(tx, commissionRates, rows)
  },
}
