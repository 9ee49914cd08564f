import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/db.ts'
import { admins, users } from '../../accounts/schema.ts'
import { stores } from '../../stores/schema.ts'
import { permissionSeeds } from '../permissions/permission-seeds.ts'

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
  ['POST /Admin/auth/views', { 'zh-cn': '保存列表视图', en: 'Save a view of a list' }],
  ['POST /Seller/auth/views', { 'zh-cn': '保存列表视图', en: 'Save a view of a list' }],
  ['PUT /Admin/auth/views/{id}', { 'zh-cn': '修改列表视图', en: 'Change a view of a list' }],
  ['PUT /Seller/auth/views/{id}', { 'zh-cn': '修改列表视图', en: 'Change a view of a list' }],
  ['DELETE /Admin/auth/views/{id}', { 'zh-cn': '删除列表视图', en: 'Delete a view of a list' }],
  ['DELETE /Seller/auth/views/{id}', { 'zh-cn': '删除列表视图', en: 'Delete a view of a list' }],
]

/** Whoever tried to log in with a name that no account has. */
const unknownAccount = { 'zh-cn': '未知账号', en: 'Unknown account' } as const

interface Entry {
  admin_id: number | null
  user_id: number | null
  store_id: number | null
  action: string
}

/** Who made each entry of the audit log, for which store, and what was done, in the reader's language. */
export async function nameEntries(db: Db, rows: readonly Entry[], locale: Locale) {
  const actionNames = new Map([...otherActions, ...permissionSeeds().map(({ apis, name }) => [apis, name] as const)])
  const ids = (of: 'admin_id' | 'user_id' | 'store_id') => rows.map((row) => row[of])
  const [ofAdmins, ofUsers, ofStores] = await Promise.all([
    namesOf(db, admins, ids('admin_id')),
    namesOf(db, users, ids('user_id')),
    storeNames(db, ids('store_id'), locale),
  ])
  return rows.map(({ admin_id, user_id, store_id, action }) => ({
    who: ofAdmins.get(admin_id) ?? ofUsers.get(user_id) ?? unknownAccount[locale],
    store_name: ofStores.get(store_id) ?? '',
    action_name: actionNames.get(action)?.[locale] ?? action,
  }))
}
