import type { Module } from '../../kernel/module.ts'
import { confirmJob } from './mail-links/send-confirmation.ts'
import { mailJob } from './mail-report.ts'
import { reportMenus, reportRightNames } from './menus.ts'
import { reportsRoutes } from './reports.routes.ts'
import { writeReports } from './reports.timers.ts'

/** What stores and the platform sold in each week, kept as it was, for those who subscribed to it. */
export const reports: Module = {
  name: 'reports',
  routes: reportsRoutes,
  jobs: [mailJob, confirmJob],
  timers: [writeReports],
  menus: reportMenus,
  rightNames: reportRightNames,
  demo: async () => (await import('./reports.demo.ts')).reportsDemo,
}
