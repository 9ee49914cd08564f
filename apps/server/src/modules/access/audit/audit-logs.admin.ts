import { auditLogs, undoAuditLog } from '@fangshi/contract/access'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import { actPrepared } from '../../../kernel/http/act.ts'
import { on, type Mounted } from '../../../kernel/http/on.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { list } from '../../../kernel/resource/list.ts'
import type { ResourceSpec } from '../../../kernel/resource/serve.ts'
import { showDetail } from '../../../kernel/resource/show-detail.ts'
import { admins, users } from '../../accounts/schema.ts'
import { stores } from '../../stores/schema.ts'
import { permissionSeeds } from '../permissions/permission-seeds.ts'
import { asAdmin } from '../rights.ts'
import { auditLogs as table } from '../schema.ts'
import { linkOf } from './chain/chain.db.ts'
import { isUndoKind, undoChange, undoRefusal } from './undo-change.ts'

const distinctIds = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null)

async function namesOf(db: Db, of: typeof admins | typeof users, ids: readonly (number | null)[]) {
  const known = distinctIds(ids)
  if (!known.length) return new Map<number | null, string>()
  const rows = await db.q.select({ id: of.id, name: of.nickname }).from(of).where(inArray(of.id, known))
  return new Map<number | null, string>(rows.map(({ id, name }) => [id, name]))
}

async function storeNames(db: Db, ids: readonly (number | null)[], locale: Locale) {
  const known = distinctIds(ids)
  if (!known.length) return new Map<number | null, string>()
  const rows = await db.q
    .select({ id: stores.id, name: stores.store_name })
    .from(stores)
    .where(inArray(stores.id, known))
  return new Map<number | null, string>(rows.map(({ id, name }) => [id, localText(name as LocalText, locale)]))
}

/** Actions that no right stands for. */
const otherActions: readonly (readonly [action: string, name: LocalText & { en: string }])[] = [
  ['POST /Admin/login', { 'zh-cn': '登录', en: 'Log in' }],
  ['POST /Seller/login', { 'zh-cn': '登录', en: 'Log in' }],
  ['POST /Admin/auth/edit', { 'zh-cn': '修改个人信息', en: 'Edit own profile' }],
  ['POST /Seller/auth/edit', { 'zh-cn': '修改个人信息', en: 'Edit own profile' }],
  ['POST /Admin/auth/confirm', { 'zh-cn': '确认身份', en: 'Confirm identity' }],
  ['POST /Seller/auth/confirm', { 'zh-cn': '确认身份', en: 'Confirm identity' }],
  ['DELETE /Admin/auth/sessions/{id}', { 'zh-cn': '退出一台设备', en: 'Log out a device' }],
  ['DELETE /Seller/auth/sessions/{id}', { 'zh-cn': '退出一台设备', en: 'Log out a device' }],
  ['DELETE /Admin/auth/sessions', { 'zh-cn': '退出其他设备', en: 'Log out other devices' }],
  ['DELETE /Seller/auth/sessions', { 'zh-cn': '退出其他设备', en: 'Log out other devices' }],
  ['POST /Admin/auth/second_factor', { 'zh-cn': '开始设置两步验证', en: 'Begin to set up two-step verification' }],
  ['POST /Seller/auth/second_factor', { 'zh-cn': '开始设置两步验证', en: 'Begin to set up two-step verification' }],
  ['POST /Admin/auth/second_factor/confirm', { 'zh-cn': '开启两步验证', en: 'Turn on two-step verification' }],
  ['POST /Seller/auth/second_factor/confirm', { 'zh-cn': '开启两步验证', en: 'Turn on two-step verification' }],
  ['POST /Admin/auth/second_factor/recovery_codes', { 'zh-cn': '重新生成恢复码', en: 'Generate new recovery codes' }],
  ['POST /Seller/auth/second_factor/recovery_codes', { 'zh-cn': '重新生成恢复码', en: 'Generate new recovery codes' }],
  ['POST /Admin/auth/second_factor/off', { 'zh-cn': '关闭两步验证', en: 'Turn off two-step verification' }],
  ['POST /Seller/auth/second_factor/off', { 'zh-cn': '关闭两步验证', en: 'Turn off two-step verification' }],
]

/** Whoever tried to log in with a name that no account has. */
const unknownAccount = { 'zh-cn': '未知账号', en: 'Unknown account' } as const

/** The entries that take others back, by the ids of those. */
async function undosOf(db: Db, ids: readonly number[]): Promise<Map<number | null, number>> {
  if (!ids.length) return new Map()
  const rows = await db.q
    .select({ id: table.id, of: table.undoes })
    .from(table)
    .where(inArray(table.undoes, [...ids]))
  return new Map(rows.map((row) => [row.of, row.id]))
}

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'action',
  show: async (rows, { db, locale }) => {
    const actionNames = new Map([...otherActions, ...permissionSeeds().map(({ apis, name }) => [apis, name] as const)])
    const [ofAdmins, ofUsers, ofStores, undos] = await Promise.all([
      namesOf(
        db,
        admins,
        rows.map(({ admin_id }) => admin_id),
      ),
      namesOf(
        db,
        users,
        rows.map(({ user_id }) => user_id),
      ),
      storeNames(
        db,
        rows.map(({ store_id }) => store_id),
        locale,
      ),
      undosOf(
        db,
        rows.map(({ id }) => id),
      ),
    ])
    return rows.map(({ id, admin_id, user_id, store_id, action }) => ({
      who: ofAdmins.get(admin_id) ?? ofUsers.get(user_id) ?? unknownAccount[locale],
      store_name: ofStores.get(store_id) ?? '',
      action_name: actionNames.get(action)?.[locale] ?? action,
      undone_by: undos.get(id) ?? null,
    }))
  },
}

const show = on(auditLogs.show, async ({ ctx, who, params, locale, press }) => {
  await press(auditLogs.screen, 'view', 'edit')
  const { db } = ctx
  const [row = fail('NOT_FOUND')] = await db.q.select().from(table).where(eq(table.id, params.id))
  const [detail, link, refusal] = await Promise.all([
    showDetail(auditLogs, spec, row, { db, locale, now: ctx.now() }),
    linkOf(db, row.id),
    isUndoKind(row) ? undoRefusal(row, { ctx, who: asAdmin(who), locale }) : undefined,
  ])
  const undo = isUndoKind(row) ? { refusal: refusal ?? null } : null
  return { ...detail, link: link ?? null, undo } as Reply<typeof auditLogs.show>
})

export const auditLogsAdmin: readonly Mounted[] = [
  list(auditLogs, spec),
  show,
  dict(auditLogs, spec),
  actPrepared(undoAuditLog, ({ params, locale }) => ({ ...params, locale }), undoChange),
]
