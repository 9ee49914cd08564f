import type { FreightTemplate } from './rules.ts'

/** A freight template with its store. */
export type StoreTemplate = FreightTemplate & { store_id: number }

/** All templates of the stores in the query `storeIds`, as `StoreTemplate`s. */
export const templatesSql = (storeIds: string): string =>
  `select t.store_id, t.id, t.is_default, t.first_weight_g, t.first_price_cents, t.next_weight_g, t.next_price_cents,
          array(select p.province_code from freight_provinces p where p.template_id = t.id) as provinces
     from freight_templates t where t.store_id in (${storeIds}) order by t.id`
