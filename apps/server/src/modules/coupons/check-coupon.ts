import { isDeepStrictEqual } from 'node:util'
import type { ErrorKey } from '@fangshi/contract/errors'
import { activityState } from '../../kernel/activities.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Form } from '../../kernel/resource/spec.ts'

/** A stored coupon with the stores, classes or goods that it applies to. */
export interface StoredCoupon {
  is_draft: boolean
  stopped_at: Date | null
  start_time: Date
  end_time: Date
  stock: number
  /** The form's fields as they are now, under their names on the wire; instants as Dates, money in cents. */
  fields: Form
}

/** Of a running coupon only the stock may grow and the end move to later (rules §9); the faults by field. */
function faultsOfRunning(form: Form, { stock, end_time, fields }: StoredCoupon): Record<string, ErrorKey> {
  const faults: Record<string, ErrorKey> = {}
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined || isDeepStrictEqual(value, fields[name])) continue
    if (name === 'stock') {
      if ((value as number) < stock) faults[name] = 'COUPON_STOCK_LOWERED'
    } else if (name === 'end_time') {
      if ((value as Date) < end_time) faults[name] = 'END_TOO_EARLY'
    } else faults[name] = 'ACTIVITY_STARTED'
  }
  return faults
}

function faultsOfWindow(start: Date, end: Date, now: Date): Record<string, ErrorKey> {
  if (start >= end) return { end_time: 'END_BEFORE_START' }
  return end <= now ? { end_time: 'TIME_PAST' } : {}
}

/**
 * Refuses a form that the coupon's state does not allow: INVALID_INPUT at its fields, ACTIVITY_MOVE_REFUSED once the coupon
 * has ended or was stopped.
 */
export function checkCouponForm(form: Form, before: StoredCoupon | undefined, now: Date): void {
  const state = before && activityState(before, now)
  if (state === 'ended' || state === 'stopped') fail('ACTIVITY_MOVE_REFUSED')
  const start = (form.start_time ?? before?.start_time) as Date
  const end = (form.end_time ?? before?.end_time) as Date
  const faults = before && state === 'running' ? faultsOfRunning(form, before) : faultsOfWindow(start, end, now)
  if (Object.keys(faults).length) failFields(faults)
}
