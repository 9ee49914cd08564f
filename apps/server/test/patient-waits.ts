import { usualWaits, type Waits } from '../src/kernel/db/waits.ts'

/** Tests make rows by the hundred at once, and on a busy machine a new connection may take longer than callers would wait. */
export const patientWaits: Waits = { ...usualWaits, connection: 60_000, standstill: 60_000 }
