import type { ErrorKey } from '@fangshi/contract/errors'
import type { Context } from '../context.ts'
import type { Mounted } from './http/on.ts'
import type { Job, Timer } from './jobs/jobs.ts'

/** What a module hands to `app.ts`. */
export interface Module {
  name: string
  routes?: readonly Mounted[]
  /** Constraint name → error key, so that a lost race answers like a check. */
  constraints?: Readonly<Record<string, ErrorKey>>
  jobs?: readonly Job<never>[]
  timers?: readonly Timer[]
  /** Runs once at start, after the migrations, in one process. */
  prepare?: (ctx: Context) => Promise<void>
}
