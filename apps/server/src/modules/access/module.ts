import type { Module } from '../../kernel/module.ts'
import { accessMenus } from './access-menus.ts'
import { accessRoutes } from './access.routes.ts'
import { auditLogAudits } from './audit/audits.ts'
import { chainTimer } from './audit/chain/chain.timers.ts'
import { seedAccess } from './permissions/seed-access.ts'

/** Rights, roles, menus and the audit log of the back offices. */
export const access: Module = {
  name: 'access',
  routes: accessRoutes,
  timers: [chainTimer],
  audits: auditLogAudits,
  prepare: seedAccess,
  menus: accessMenus,
  rightNames: {
    'Admin.menus.restore': { 'zh-cn': '恢复默认', en: 'restore defaults' },
    'Admin.audit_logs.undo': { 'zh-cn': '撤销', en: 'undo' },
    'Seller.audit_logs.undo': { 'zh-cn': '撤销', en: 'undo' },
  },
  demo: async () => (await import('./access.demo.ts')).accessDemo,
}
