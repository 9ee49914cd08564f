import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'
import type { LocalText } from '@fangshi/contract/locale'

/** Columns that every module spells the same way. */

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
export const ref = () => bigint({ mode: 'number' })
/** Whole minor units; the column's name ends in `_cents`. */
export const cents = () => bigint({ mode: 'number' })
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => instant().notNull().defaultNow()
/** `{'zh-cn': …, en?: …}` (rules §3). */
export const localText = customType<{ data: LocalText; driverData: LocalText | string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value as LocalText,
})
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
