import type { ErrorKey } from '@fangshi/contract/errors'
import type { Context } from '../context.ts'
import type { Tx } from './db/db.ts'
import type { LocalText } from '@fangshi/contract/locale'
import type { Check } from './check.ts'
import type { Finder } from './finder.ts'
import type { Wire } from './hook.ts'
import type { MountedRoute } from './http/on.ts'
import type { Job, Timer } from './jobs/jobs.ts'
import type { MenuSeed } from './menu.ts'
import type { DemoPart } from './replay/demo-part.ts'
import type { Resealer } from './resealing.ts'

/** What a module hands to `app.ts`. */
export interface Module {
  name: string
  /** It is there in the demo alone: in production it has no routes, menus, rights, jobs and timers. */
  demoOnly?: true
  routes?: readonly MountedRoute[]
  /** Constraint name → error key, so that a lost race answers like a check. */
  constraints?: Readonly<Record<string, ErrorKey>>
  jobs?: readonly Job<never>[]
  timers?: readonly Timer[]
  /** Its screens in the menus of the back offices, and groups that it brings. */
  menus?: readonly MenuSeed[]
  /** What its interface rights allow, by their last part (`ship`), and names of its screens without a menu (`Admin.files`). */
  rightNames?: Readonly<Record<string, LocalText & { en: string }>>
  /** What can be found of its rows by number or name. */
  finders?: readonly Finder[]
  /** What it does when a hook of an earlier module is called. */
  listens?: readonly Wire[]
  /** What must agree in its tables; `npm run verify` runs the checks of all modules. */
  audits?: readonly Check[]
  /** Puts in place what must be there: at every start after the migrations, in one process and one transaction. */
  prepare?: (tx: Tx, ctx: Context) => Promise<void>
  /** Puts what it has sealed under a new secret, for `npm run reseal`; called in the order of the modules, each in a transaction. */
  reseal?: (tx: Tx, resealing: Resealer) => Promise<void>
  /** What it adds to the demo marketplace, read only where that is filled. */
  demo?: () => Promise<DemoPart>
}
