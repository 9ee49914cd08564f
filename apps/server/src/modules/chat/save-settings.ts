import type { ChatSettings } from '@fangshi/contract/chats-backoffice'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { refuseStale, revisionOf } from '../../kernel/resource/revision.ts'
import { clockOf, minuteOf } from './hours.ts'
import { lockSettings, saveSettings, type SettingsRow } from './settings.db.ts'

/** The settings of a store as its form has them. */
const formOf = ({ from_minute, till_minute, store_id: _, ...row }: SettingsRow) => ({
  ...row,
  from: clockOf(from_minute),
  till: clockOf(till_minute),
})

/** The same with the revision of the form. */
export const showSettings = (row: SettingsRow): ChatSettings & { revision: string } => ({
  ...formOf(row),
  revision: revisionOf(formOf(row)),
})

type Form = Omit<ChatSettings, 'days'> & { days: readonly number[]; revision?: string | undefined }

/** Saves the settings of the own store. Throws FORM_STALE, TIME_INVALID at `till` unless it is after `from`. */
export async function saveChatSettings(
  tx: Tx,
  _ctx: Context,
  { store_id }: Seller,
  { revision, from, till, days, ...texts }: Form,
) {
  const stored = await lockSettings(tx, store_id)
  refuseStale(revision, formOf(stored))
  const [from_minute, till_minute] = [minuteOf(from), minuteOf(till)]
  if (till_minute <= from_minute) failFields({ till: 'TIME_INVALID' })
  const row = { ...texts, store_id, from_minute, till_minute, days: [...new Set(days)].toSorted((a, b) => a - b) }
  await saveSettings(tx, row)
  return { row, target: store_id, before: formOf(stored), after: formOf(row) }
}
