import { eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/db/db.ts'
import type { Hours } from './hours.ts'
import { chatSettings } from './schema.ts'

export type SettingsRow = typeof chatSettings.$inferSelect

/** The defaults of a store that has saved no settings: no automatic answers and no hours. */
const unset = (store_id: number): SettingsRow => ({
  store_id,
  greeting: { 'zh-cn': '' },
  away: { 'zh-cn': '' },
  days: [],
  from_minute: 9 * 60,
  till_minute: 21 * 60,
  quick_replies: [],
})

/** The settings of a store. */
export async function settingsOf(db: Db, storeId: number): Promise<SettingsRow> {
  const [row] = await db.q.select().from(chatSettings).where(eq(chatSettings.store_id, storeId))
  return row ?? unset(storeId)
}

/** When stores are there, by id; those that have saved nothing are left out. */
export async function hoursOf(db: Db, storeIds: readonly number[]): Promise<Map<number, Hours>> {
  const { store_id, days, from_minute, till_minute } = chatSettings
  const rows = await db.q
    .select({ store_id, days, from_minute, till_minute })
    .from(chatSettings)
    .where(inArray(store_id, [...new Set(storeIds)]))
  return new Map(rows.map((row) => [row.store_id, row]))
}

/** The same, locked until the transaction ends. */
export async function lockSettings(tx: Tx, storeId: number): Promise<SettingsRow> {
  await tx.q.insert(chatSettings).values(unset(storeId)).onConflictDoNothing()
  const [row] = await tx.q.select().from(chatSettings).where(eq(chatSettings.store_id, storeId)).for('update')
  return row!
}

export async function saveSettings(tx: Tx, { store_id, ...row }: SettingsRow): Promise<void> {
  await tx.q.update(chatSettings).set(row).where(eq(chatSettings.store_id, store_id))
}
