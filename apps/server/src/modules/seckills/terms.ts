import { activityState, type Activity } from '../../kernel/activities.ts'
import { fail, failFields } from '../../kernel/fail.ts'

/** The price and the quota of a SKU in a flash sale. */
export interface SkuTerms {
  sku_id: number
  price_cents: number
  quota: number
}

/** What the form of a flash sale sets. */
export interface SeckillTerms extends Omit<Activity, 'stopped_at'> {
  goods_id: number
  max_per_person: number
  skus: readonly SkuTerms[]
}

/** A SKU that can be sold, with its ordinary price. */
export interface LiveSku {
  sku_id: number
  goods_id: number
  price_cents: number
}

/**
 * Throws END_BEFORE_START, TIME_PAST, CHOICE_INVALID for a SKU of other goods, TAKEN for one that is named twice,
 * SECKILL_PRICE_TOO_HIGH at their fields. A draft may end in the past.
 */
export function checkTerms(terms: SeckillTerms, live: readonly LiveSku[], now: Date): void {
  if (terms.start_time >= terms.end_time) failFields({ end_time: 'END_BEFORE_START' })
  if (!terms.is_draft && terms.end_time <= now) failFields({ end_time: 'TIME_PAST' })
  const seen = new Set<number>()
  for (const [at, { sku_id, price_cents }] of terms.skus.entries()) {
    const sku = live.find((one) => one.sku_id === sku_id && one.goods_id === terms.goods_id)
    if (!sku) failFields({ [`skus.${at}.sku_id`]: 'CHOICE_INVALID' })
    if (seen.has(sku_id)) failFields({ [`skus.${at}.sku_id`]: 'TAKEN' })
    if (price_cents >= sku.price_cents) failFields({ [`skus.${at}.price`]: 'SECKILL_PRICE_TOO_HIGH' })
    seen.add(sku_id)
  }
}

/** What a change of a running flash sale adds. */
export interface Growth {
  end_time: Date
  /** Pieces by which the quota of each SKU grows; SKUs whose quota stays are left out. */
  pieces: { sku_id: number; pieces: number }[]
}

/**
 * What people could have relied on is not changed after the start (rules §9): the end may only be later, the quota only
 * larger. Throws ACTIVITY_STARTED for any other change, END_TOO_EARLY and QUOTA_ONLY_GROWS at their fields.
 */
export function growthOf(before: SeckillTerms, after: SeckillTerms): Growth {
  const isSame =
    after.goods_id === before.goods_id &&
    after.start_time.getTime() === before.start_time.getTime() &&
    after.max_per_person === before.max_per_person &&
    after.is_draft === before.is_draft &&
    after.skus.length === before.skus.length
  if (!isSame) fail('ACTIVITY_STARTED')
  if (after.end_time < before.end_time) failFields({ end_time: 'END_TOO_EARLY' })
  const pieces = after.skus.flatMap(({ sku_id, price_cents, quota }, at) => {
    const was = before.skus.find((one) => one.sku_id === sku_id)
    if (was?.price_cents !== price_cents) fail('ACTIVITY_STARTED')
    if (quota < was.quota) failFields({ [`skus.${at}.quota`]: 'QUOTA_ONLY_GROWS' })
    return quota > was.quota ? [{ sku_id, pieces: quota - was.quota }] : []
  })
  return { end_time: after.end_time, pieces }
}

/** Throws ACTIVITY_MOVE_REFUSED for a flash sale that has started: orders may have been placed in it. */
export function checkDelete(before: Activity, now: Date): void {
  const state = activityState(before, now)
  if (state !== 'draft' && state !== 'scheduled') fail('ACTIVITY_MOVE_REFUSED')
}
