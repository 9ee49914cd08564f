import { onKey } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { configTest } from '../settings/public.ts'
import { followTimer } from './couriers.timers.ts'
import { checkLogistics } from './check-logistics.ts'

/** Tracking of parcels. */
export const logistics: Module = {
  name: 'logistics',
  constraints: { parcel_tracks_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
  timers: [followTimer],
  listens: [onKey(configTest, 'kuaibao', checkLogistics)],
}
