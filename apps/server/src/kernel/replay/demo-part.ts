import type { Timer } from '../jobs/jobs.ts'
import type { Act, Run } from './act.ts'
import type { World } from './world.ts'

/** What a module adds to the demo marketplace. */
export interface DemoPart {
  /** Writes what is there from the beginning and tells the world its ids; in the order of the modules. */
  load?: (world: World, run: Run) => Promise<void>
  /** What people do in this module's area. They happen in the order of time, whatever their order here. */
  acts?: (world: World) => readonly Act[]
  /** What others do by themselves while it is replayed, such as the providers that send notices. */
  timers?: readonly Timer[]
}
