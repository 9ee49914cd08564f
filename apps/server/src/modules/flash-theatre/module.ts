import type { Module } from '../../kernel/module.ts'
import { theatreMenus, theatreRightNames } from './menus.ts'
import { playTheatre } from './play.jobs.ts'
import { endDeadRuns } from './recover.timers.ts'
import { theatreAdmin } from './theatre.admin.ts'

/** The flash-sale theatre (rules §14): many buyers run into a flash sale through HTTP, and an audit judges it. */
export const flashTheatre: Module = {
  name: 'flash-theatre',
  demoOnly: true,
  routes: theatreAdmin,
  constraints: { theatre_runs_one: 'THEATRE_RUNNING' },
  jobs: [playTheatre],
  timers: [endDeadRuns],
  menus: theatreMenus,
  rightNames: theatreRightNames,
}
