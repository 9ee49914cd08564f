/** Rights, roles, menus and the audit log of the back offices (rules §11). */
export { writeAudit } from './audit/audit.ts'
export { nameEntries } from './audit/name-entries.ts'
export { lacksSecondFactor } from './lacks-second-factor.ts'
export { isMenuPath } from './menus/menu-paths.db.ts'
export { accountOf, allow, holdsAll, mayPress } from './rights.ts'
