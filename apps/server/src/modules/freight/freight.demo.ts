import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { createTemplate } from './freight.db.ts'

/** The freight templates of the stores. */
export const freightDemo: DemoPart = {
  async load(world, { tx }) {
    for (const template of world.plan.freight_templates) {
      const id = await createTemplate(tx, world.id('store', template.store), {
        name: template.name['zh-cn'],
        first_weight_g: template.first_grams,
        first_price_cents: template.first_cents,
        next_weight_g: template.next_grams,
        next_price_cents: template.next_cents,
        provinces: template.provinces,
      })
      world.add('freight', template.key, id)
    }
  },
}
