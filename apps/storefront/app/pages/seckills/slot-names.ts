import type { Locale } from '@fangshi/contract/locale'
import type { SeckillSlot } from '@fangshi/contract/seckills-shop'
import { seckillTexts } from '~/seckills/own-texts.ts'
import { clockOf, dayOf } from '~/seckills/slot-time.ts'

/** A slot and when it begins in words: `14:00`, `Tomorrow 14:00`, `11-25 14:00`. */
export interface NamedSlot extends SeckillSlot {
  time: string
}

/** An instant in words: the clock, with the day unless it is today; `today` is `YYYY-MM-DD`. Alone, or within a sentence. */
export function timeText(
  time: string,
  today: string,
  locale: Locale,
  tomorrow: 'tomorrow' | 'tomorrowAt' = 'tomorrowAt',
): string {
  const day = dayOf(time, today)
  const clock = clockOf(time)
  return day === 'tomorrow' ? seckillTexts(locale)(`seckill:${tomorrow}`, { time: clock }) : `${day} ${clock}`.trim()
}

/** The slots with their names; `today` is `YYYY-MM-DD` by the server's clock. */
export function namedSlots(slots: readonly SeckillSlot[], today: string, locale: Locale): NamedSlot[] {
  return slots.map((slot) => ({
    ...slot,
    // The current slot may have begun yesterday.
    time: slot.is_now ? clockOf(slot.start_time) : timeText(slot.start_time, today, locale, 'tomorrow'),
  }))
}
