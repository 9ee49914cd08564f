import type { listMoneyLogs } from '@fangshi/contract/accounts'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'

type Log = Reply<typeof listMoneyLogs>
export type LogRow = Log['data'][number]
export type LogMonth = Log['months'][number] & { rows: LogRow[] }

/** The rows of a page under their months, newest first. */
export const monthGroups = ({ data, months }: Pick<Log, 'data' | 'months'>): LogMonth[] =>
  months
    .map((month) => ({ ...month, rows: data.filter(({ created_at }) => created_at.startsWith(month.month)) }))
    .filter(({ rows }) => rows.length > 0)

const formats = {
  'zh-cn': new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
}

/** `2026-03` as people write it: 2026年3月, March 2026. */
export const monthName = (month: string, locale: Locale): string => formats[locale].format(new Date(`${month}-01`))
