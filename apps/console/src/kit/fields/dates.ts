import dayjs, { type Dayjs } from 'dayjs'
// Names of months and days; antd asks for them by the language on screen.
import 'dayjs/locale/zh-cn.js'

/** Wire forms (spec §9). They are wall-clock times of the market's zone: pickers show them as they stand. */
export const dateFormat = 'YYYY-MM-DD'
export const dateTimeFormat = 'YYYY-MM-DD HH:mm:ss'

/** `YYYY-MM-DD` with or without a time → what the picker holds; null for anything else. */
export function readDate(value: unknown): Dayjs | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/.test(value)) return null
  const at = dayjs(value)
  return at.isValid() && at.format(dateTimeFormat).startsWith(value) ? at : null
}

/** What the picker holds → wire form; null when it is empty. */
export const writeDate = (at: Dayjs | null, format: string): string | null => at?.format(format) ?? null
