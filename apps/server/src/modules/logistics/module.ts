import type { Module } from '../../kernel/module.ts'
import { followTimer } from './ask-couriers.ts'

/** Where parcels are. */
export const logistics: Module = {
  name: 'logistics',
  constraints: { parcel_tracks_delivery_code_expresses_code_fk: 'EXPRESS_UNKNOWN' },
  timers: [followTimer],
}
