import type { LocalText } from '@fangshi/contract/locale'

/** A full reduction that runs, with its store. Amounts in cents. */
export interface StoreReduction {
  id: number
  store_id: number
  name: LocalText
  money_cents: number
  use_money_cents: number
  /** As text where it comes within JSON. */
  end_time: Date | string
}

/** The full reductions of the stores in the query `storeIds` that run at the instant `at`, as `StoreReduction`s. */
export const runningReductionsSql = (storeIds: string, at: string): string =>
  `select f.id, f.store_id, f.name, f.money_cents, f.use_money_cents, f.end_time
     from full_reductions f
    where f.store_id in (${storeIds}) and f.start_time <= ${at} and f.end_time > ${at}
      and f.stopped_at is null and not f.is_draft
    order by f.use_money_cents, f.id`
