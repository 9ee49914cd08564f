import type { Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import { showPage } from '../../../kernel/resource/list-page.ts'
import type { PageQuery } from '../../../kernel/resource/search-query.ts'
import type { Context } from '../../../context.ts'
import { getSettings } from '../../settings/public.ts'
import { seckillsInSlot, startsBetween } from './seckills-shop.db.ts'
import { showSeckillCard } from './show-seckills.ts'
import { hoursOf, namedSlot, slotsFrom, type Slot } from './slots.ts'

const dayMs = 24 * 60 * 60_000

interface SlotQuery extends PageQuery {
  slot?: string | undefined
}

/** The slots to choose from: the current one, those of the next day in which a flash sale starts, and the chosen one. */
function offeredSlots(slots: readonly Slot[], starts: readonly Date[], chosen: Slot): Slot[] {
  const offered = slots.filter(
    ({ start, end, key }, at) => at === 0 || key === chosen.key || starts.some((one) => one >= start && one < end),
  )
  return offered.some(({ key }) => key === chosen.key) ? offered : [...offered, chosen]
}

/** A page of the flash sales of a slot, by default of the current one, and the slots to choose from. */
export async function listSeckills(ctx: Context, { slot: key, page = 1, per_page = 24 }: SlotQuery, locale: Locale) {
  const now = ctx.now()
  const hours = hoursOf((await getSettings(ctx.db, 'seckill')).slot_hours)
  const slots = slotsFrom(now, dayMs, hours)
  const current = slots[0] as Slot
  const chosen = (key === undefined ? undefined : namedSlot(key, hours, now)) ?? current
  const [rows, starts] = await Promise.all([
    seckillsInSlot(ctx.db, { ...chosen, locale, now, limit: per_page, offset: (page - 1) * per_page }),
    startsBetween(ctx.db, now, new Date(now.getTime() + dayMs)),
  ])
  const total = rows[0]?.total ?? 0
  return {
    ...showPage({ total, page, per_page }, rows.map(showSeckillCard)),
    slots: offeredSlots(slots, starts, chosen).map(({ key, start, end }) => ({
      key,
      start_time: formatDateTime(start),
      end_time: formatDateTime(end),
      is_now: key === current.key,
    })),
    slot: chosen.key,
    now_ms: now.getTime(),
  }
}
