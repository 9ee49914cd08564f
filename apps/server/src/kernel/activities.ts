import type { ActivityAction, activityStoppers, ActivityState } from '@fangshi/contract/activities'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { fail } from './fail.ts'
import type { Admin, Seller } from './http/who.ts'

/** The life of activities, which offers and sales of all kinds share (rules §9). Windows are half open: [start, end). */

/** What the state of an activity follows from. */
export interface Activity {
  is_draft: boolean
  start_time: Date
  /** Exclusive. */
  end_time: Date
  stopped_at: Date | null
}

/** Where an activity is in its life at an instant. A draft never starts. */
export function activityState({ is_draft, start_time, end_time, stopped_at }: Activity, now: Date): ActivityState {
  if (stopped_at) return 'stopped'
  if (is_draft) return 'draft'
  if (now < start_time) return 'scheduled'
  return now < end_time ? 'running' : 'ended'
}

const open: Readonly<Record<ActivityState, readonly ActivityAction[]>> = {
  draft: ['edit', 'delete'],
  scheduled: ['edit', 'stop', 'delete'],
  running: ['extend', 'stop'],
  ended: [],
  stopped: [],
}

/** What its owner may do to an activity in a state: after its start only what takes nothing from anybody. */
export const ownerActions = (state: ActivityState): ActivityAction[] => [...open[state]]

/** The store whose activities somebody manages; null for the platform, which may stop those of any. */
export const storeOf = (who: Seller | Admin): number | null => (who.area === 'Seller' ? who.store_id : null)

/**
 * What stopping a locked activity for good writes, and what the audit log says of it. Throws ACTIVITY_MOVE_REFUSED for a
 * draft, and for one that has ended or was stopped.
 */
export function stop(activity: Activity, who: Seller | Admin, reason: string, at: Date) {
  const state = activityState(activity, at)
  if (!open[state].includes('stop')) fail('ACTIVITY_MOVE_REFUSED')
  const stopped_by: (typeof activityStoppers)[number] = who.area === 'Seller' ? 'store' : 'platform'
  return {
    stopped: { stopped_at: at, stopped_by, stop_reason: reason },
    change: { before: { state }, after: { state: 'stopped', stopped_by, stop_reason: reason } },
  }
}

/** `activityState` in SQL over the columns of a table, by the clock of the database; for filters of lists. */
export const activityStateSql = (table: Readonly<Record<keyof Activity, PgColumn>>): SQL =>
  sql`case when ${table.stopped_at} is not null then 'stopped' when ${table.is_draft} then 'draft'
           when now() < ${table.start_time} then 'scheduled' when now() < ${table.end_time} then 'running' else 'ended' end`
