import type { SeckillShopState } from '@fangshi/contract/seckills-shop'
import { formatDate, msOf } from '@fangshi/contract/time'

/** `YYYY-MM-DD HH:mm:ss` → `HH:mm`. */
export const clockOf = (time: string): string => time.slice(11, 16)

const dayMs = 24 * 60 * 60_000

/** The day of an instant for display: nothing for today, `tomorrow`, else the date. `today` is `YYYY-MM-DD`. */
export function dayOf(time: string, today: string): 'tomorrow' | string {
  const day = time.slice(0, 10)
  if (day === today) return ''
  const next = formatDate(new Date(msOf(`${today} 00:00:00`) + dayMs))
  return day === next ? 'tomorrow' : day.slice(5)
}

interface Times {
  state: SeckillShopState
  start_time: string
  end_time: string
}

/** When the first of some flash sales starts or ends, in ms; undefined if none will. */
export function nextChange(sales: readonly Times[]): number | undefined {
  const times = sales.flatMap(({ state, start_time, end_time }) =>
    state === 'ended' ? [] : [msOf(state === 'coming' ? start_time : end_time)],
  )
  return times.length ? Math.min(...times) : undefined
}
